import { isApiError } from '@stoet/web-kit/api';
import { useState } from 'react';
import texts from '../texts/nl/account.json';

/** Sends a small form once at a time; what went wrong stays until the next try or until it is dismissed. */
export function useSend() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(isApiError(error) ? error.message : texts.failed);
      setBusy(false);
    }
  };
  return { busy, failure, send, dismiss: () => setFailure(undefined) };
}
