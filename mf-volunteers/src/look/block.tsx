import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Name of the button that changes it; none: it cannot be changed. */
  edit?: string;
  form: (done: () => void) => ReactNode;
  children: ReactNode;
}

/** A block that shows, or lets change; saving goes back to showing (spec/volunteers §4). */
export function Block({ title, edit, form, children }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <section className="vol-block">
      <div className="vol-head">
        <h2>{title}</h2>
        {edit && !editing && (
          <div className="vol-head-push">
            <Button onClick={() => setEditing(true)}>{edit}</Button>
          </div>
        )}
      </div>
      {editing ? form(() => setEditing(false)) : children}
    </section>
  );
}
