import { Component, type ReactNode } from 'react';
import { Failed } from './states';

interface State {
  error: Error | null;
}

/** Keeps a page's fault inside the page; 'Opnieuw proberen' renders it again. */
export class ErrorBoundary extends Component<{ children: ReactNode; onRetry?: () => void }, State> {
  override state: State = { error: null };
  static getDerivedStateFromError(error: Error): State {
    return { error };
  }
  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };
  override render() {
    return this.state.error ? <Failed error={this.state.error} onRetry={this.retry} /> : this.props.children;
  }
}
