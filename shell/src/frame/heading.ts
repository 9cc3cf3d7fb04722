import { useEffect, useState, type RefObject } from 'react';

const SITE = 'Stoet';

/** Text of the page's one h1, as it is now: the tab's title and the last crumb follow it, so no page has to tell them. */
export function useHeading(main: RefObject<HTMLElement | null>): string {
  const [heading, setHeading] = useState('');
  useEffect(() => {
    if (!main.current) return;
    const page = main.current;
    const read = () => setHeading(page.querySelector('h1')?.textContent ?? '');
    const observer = new MutationObserver(read);
    observer.observe(page, { subtree: true, childList: true, characterData: true });
    read();
    return () => observer.disconnect();
  }, [main]);
  useEffect(() => {
    document.title = heading ? `${heading} · ${SITE}` : SITE;
  }, [heading]);
  return heading;
}
