import { useEffect, type ReactNode } from 'react';
import { Logo } from '../look/logo';
import texts from '../texts/nl/entry.json';

/** Frame of the pages for who is not signed in: the name, one title, one column. `wide` for long forms. */
export function EntryPage({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${texts.name}`;
  }, [title]);
  return (
    <div className={wide ? 'entry entry-wide' : 'entry'}>
      <header className="entry-brand">
        <Logo size={48} />
        <p>
          <strong>{texts.name}</strong>
          <span>{texts.tagline}</span>
        </p>
      </header>
      <main className="entry-card">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
