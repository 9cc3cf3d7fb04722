import { act, cleanup } from '@testing-library/react';
import { credentials } from '../api';
import { FakeUpload } from './fake-upload';
import { answerFetch, api } from './mock-api';

// Importing the test kit gives a test file an API of its own, and each test a clean browser.
beforeAll(() => {
  globalThis.fetch = answerFetch;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  act(() => credentials.clear('expired'));
  const unanswered = api.reset();
  localStorage.clear();
  sessionStorage.clear();
  window.innerWidth = 1280;
  if (unanswered.length > 0) throw new Error(`No mock answers ${unanswered.join(', ')}`);
});
