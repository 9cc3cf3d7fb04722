export { choose, confirm, FeedbackProvider, toast } from './feedback-provider';
export type { ChooseOptions, ConfirmOptions } from './feedback-provider';
export { EmptyState, ErrorAlert, Failed, Loading, NoRight, NotFound } from './states';
export { ErrorBoundary } from './error-boundary';
export { Progress } from './progress';
export type { ProgressEvent } from './progress';
export { Counter } from './counter';
