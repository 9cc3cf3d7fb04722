import './lifecycle';
export { accountOf } from './account';
export { FakeLive } from './fake-live';
export { api, apiError, mock } from './mock-api';
export type { Handler, MockAnswer, MockCall } from './mock-api';
export { renderPage } from './render-page';
export type { RenderedPage, RenderOptions } from './render-page';
export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
