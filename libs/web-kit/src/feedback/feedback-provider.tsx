import { App, Button } from 'antd';
import { useCallback, useEffect, type ReactNode } from 'react';
import { onAnnounced } from '../api';
import { LeaveGuard } from '../router';
import { text } from '../texts';

export interface ConfirmOptions {
  /** Names the object: 'Artikel 123 verwijderen?' */
  title: string;
  /** What goes with it. */
  text?: ReactNode;
  okText: string;
  cancelText?: string;
  danger?: boolean;
}

type Host = Pick<ReturnType<typeof App.useApp>, 'message' | 'modal'>;
let host: Host | undefined;
const present = (): Host => {
  if (!host) throw new Error('toast and confirm need a FeedbackProvider');
  return host;
};

/** Shows that something succeeded, for a few seconds. Errors are not toasts: they stay where they happened. */
export const toast = (message: string): void => void present().message.success(message);

/** Asks; resolves to whether the answer was yes. Escape and closing are no. */
export const confirm = ({ title, text: body, okText, cancelText, danger }: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    present().modal.confirm({
      title,
      content: body,
      okText,
      cancelText: cancelText ?? text('cancel'),
      okButtonProps: { danger },
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
  });

export interface ChooseOptions<K extends string> {
  title: string;
  text?: ReactNode;
  /** The first is the main one. */
  choices: readonly { key: K; label: string }[];
}

/** Asks which of several; resolves to its key, or undefined for none of them. */
export const choose = <K extends string>({ title, text: body, choices }: ChooseOptions<K>): Promise<K | undefined> =>
  new Promise((resolve) => {
    const answer = (key?: K) => {
      dialog.destroy();
      resolve(key);
    };
    const dialog = present().modal.confirm({
      title,
      content: body,
      onCancel: () => resolve(undefined),
      footer: (
        <div className="stoet-choices">
          {choices.map(({ key, label }, index) => (
            <Button key={key} type={index === 0 ? 'primary' : 'default'} onClick={() => answer(key)}>
              {label}
            </Button>
          ))}
          <Button onClick={() => answer()}>{text('cancel')}</Button>
        </div>
      ),
    });
  });

/** Toasts, confirmations and the question before leaving unsaved input. Inside theme and router. */
export const FeedbackProvider = ({ children }: { children: ReactNode }) => (
  <App message={{ maxCount: 3 }}>
    <Connect />
    {children}
  </App>
);

function Connect() {
  const { message, modal } = App.useApp();
  useEffect(() => {
    host = { message, modal };
  }, [message, modal]);
  useEffect(() => onAnnounced(toast), []);
  const askToLeave = useCallback(
    () =>
      confirm({
        title: text('leaveTitle'),
        text: text('leaveText'),
        okText: text('leave'),
        cancelText: text('stay'),
        danger: true,
      }),
    [],
  );
  return <LeaveGuard ask={askToLeave} />;
}
