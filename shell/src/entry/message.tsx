import type { ReactNode } from 'react';
import texts from '../texts/nl/entry.json';

interface MessageProps {
  kind: 'good' | 'bad';
  children: ReactNode;
  onDismiss?: () => void;
}

/** A message that stays until it is read. A wrong one is announced at once, a good one when the reader is idle. */
export const Message = ({ kind, children, onDismiss }: MessageProps) => (
  <div className={`message message-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path
        d={kind === 'good' ? 'M6 10.5l2.7 2.7L14 7.5' : 'M10 5.2v6M10 14.2v.4'}
        fill="none"
        stroke="var(--message-surface)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
    <p>{children}</p>
    {onDismiss && (
      <button type="button" className="message-close" aria-label={texts.login.dismiss} onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    )}
  </div>
);
