import { UploadOutlined } from '@ant-design/icons';
import type { AnswerOf, Route } from '@stoet/contracts';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { announce, ApiError, send } from '../api';
import { ErrorAlert } from '../feedback';
import { formatNumber, useTexts } from '../texts';

interface Props<R extends Route> {
  label: string;
  /** A route with `upload`: its size and types are checked before anything travels. */
  route: R;
  params?: object;
  disabled?: boolean;
  onDone?: (answer: AnswerOf<R>) => void;
}

/** Chooses a file and uploads it at once, with its progress; what went wrong stays until the next try. */
export function UploadField<R extends Route>({ label, route, params, disabled, onDone }: Props<R>) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number>();
  const [error, setError] = useState<Error | null>(null);
  const { types = [], maxBytes = Infinity } = route.upload ?? {};
  const upload = async (file: File) => {
    setError(null);
    if (file.size > maxBytes)
      return setError(new ApiError({ status: 413, code: 'too_large', message: t('form.tooLarge') }));
    // a browser that does not know the type leaves it empty: the server looks at the content
    if (file.type && types.length > 0 && !types.includes(file.type))
      return setError(new ApiError({ status: 415, code: 'wrong_type', message: t('form.wrongType') }));
    setPart(0);
    try {
      const answer = await send(route, { file, params }, setPart);
      const { message } = (answer ?? {}) as { message?: string };
      if (message) announce(message);
      onDone?.(answer);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      setPart(undefined);
    }
  };
  return (
    <div className="stoet-upload">
      <input
        ref={input}
        type="file"
        className="stoet-hidden"
        aria-label={label}
        tabIndex={-1}
        accept={types.join()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        icon={<UploadOutlined aria-hidden />}
        disabled={disabled}
        loading={part !== undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {Number.isFinite(maxBytes) && (
        <span> {t('form.maxSize', { size: `${formatNumber(maxBytes / 1024 / 1024)} MB` })}</span>
      )}
      {part !== undefined && <Progress percent={Math.round(part * 100)} aria-label={label} />}
      <ErrorAlert error={error} />
    </div>
  );
}
