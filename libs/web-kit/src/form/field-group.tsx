import type { ReactNode } from 'react';

/** Fields that belong together, beside each other where there is room; the title is read with each of them. */
export const FieldGroup = ({ title, children }: { title?: string; children: ReactNode }) => (
  <fieldset className="stoet-fields">
    {title && <legend>{title}</legend>}
    {children}
  </fieldset>
);
