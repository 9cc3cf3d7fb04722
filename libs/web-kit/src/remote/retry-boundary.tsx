import { Component, lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../texts';
import type { Loader } from './remote-module';

interface BoundaryProps {
  /** What is inside, for the notice: 'Kledij'. */
  name?: string;
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a failure inside: a notice with 'Opnieuw proberen' takes the place of what failed, the rest goes on. */
export class RetryBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };
  override render() {
    return this.state.failed ? <PartFailed name={this.props.name} onRetry={this.retry} /> : this.props.children;
  }
}

// without antd: also what loads antd may fail
function PartFailed({ name, onRetry }: { name?: string; onRetry: () => void }) {
  const t = useTexts();
  return (
    <div role="alert" className="stoet-part-failed">
      <p>
        {name && <strong>{name}: </strong>}
        {t('partFailed')}
      </p>
      <button type="button" className="stoet-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Loads a component and renders it; trying again after a failure really loads again. */
export function Lazy<Props extends object>({
  load,
  props,
  name,
  fallback = null,
}: {
  load: Loader<Props>;
  props: Props;
  name?: string;
  fallback?: ReactNode;
}) {
  const [attempt, setAttempt] = useState(0);
  // a rejected lazy() stays rejected, so each attempt has its own
  const Content = useMemo(() => lazy<React.ComponentType<object>>(load as Loader), [load, attempt]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <RetryBoundary name={name} onRetry={() => setAttempt((n) => n + 1)}>
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    </RetryBoundary>
  );
}
