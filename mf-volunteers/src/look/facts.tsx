import type { ReactNode } from 'react';

/** Names and values in columns; a value of `undefined` is left out, because the reader may not see it. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="vol-facts">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' || value === null ? '–' : value}</dd>
          </div>
        ))}
    </dl>
  );
}
