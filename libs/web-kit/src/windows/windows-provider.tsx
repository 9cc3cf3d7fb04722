import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { confirm } from '../feedback';
import { useSearchParams } from '../router';
import { text } from '../texts';
import { StageContext, type OpenWindow, type Stage, type WindowState } from './window-context';
import { WindowFrame } from './window-frame';

const PARAM = 'venster';
const WIDTH = 1100;

/** Keeps the windows of the page, in front or minimised, each with its content alive. Inside router and feedback. */
export function WindowsProvider({ children }: { children: ReactNode }) {
  const stage = useWindowStage();
  return (
    <StageContext value={stage}>
      {children}
      {stage.all.map((one) => (
        <WindowFrame key={one.id} window={one} shown={stage.inFront.includes(one.id)} />
      ))}
    </StageContext>
  );
}

function useWindowStage(): Stage {
  const [all, setAll] = useState<readonly WindowState[]>([]);
  const front = useFront();
  const dirty = useRef(new Set<string>());
  const newest = useRef({ all, front });
  useEffect(() => {
    newest.current = { all, front };
  });

  const actions = useMemo(() => {
    const change = (id: string, how: (one: WindowState) => WindowState) =>
      setAll((now) => now.map((one) => (one.id === id ? how(one) : one)));
    return {
      open: (spec: OpenWindow) => {
        setAll((now) => (now.some((one) => one.id === spec.id) ? now : [...now, opened(spec)]));
        newest.current.front.raise(spec.id);
      },
      close: async (id: string, saved = false) => {
        const title = newest.current.all.find((one) => one.id === id)?.title;
        if (!saved && title !== undefined && dirty.current.has(id) && !(await askToClose(title))) return;
        dirty.current.delete(id);
        newest.current.front.lower(id);
        setAll((now) => now.filter((one) => one.id !== id));
      },
      minimise: (id: string) => newest.current.front.lower(id),
      toggleSize: (id: string) => change(id, (one) => ({ ...one, maximised: !one.maximised })),
      setDirty: (id: string, isDirty: boolean) => void (isDirty ? dirty.current.add(id) : dirty.current.delete(id)),
    };
  }, []);
  return useMemo(() => ({ all, inFront: front.ids, ...actions }), [all, front.ids, actions]);
}

/** The address is the truth about what is in front: Back takes the top one out of it, which minimises it. */
function useFront() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const ids = search.getAll(PARAM);
    const show = (next: string[], replace: boolean) => {
      const after = new URLSearchParams(search);
      after.delete(PARAM);
      next.forEach((id) => after.append(PARAM, id));
      setSearch(after, { replace, preventScrollReset: true });
    };
    const others = (id: string) => ids.filter((other) => other !== id);
    return {
      ids,
      raise: (id: string) => ids.at(-1) !== id && show([...others(id), id], false),
      lower: (id: string) => ids.includes(id) && show(others(id), true),
    };
  }, [search, setSearch]);
}

function opened(spec: OpenWindow): WindowState {
  const focused = document.activeElement;
  return { width: WIDTH, ...spec, opener: focused instanceof HTMLElement ? focused : null, maximised: false };
}

const askToClose = (title: string): Promise<boolean> =>
  confirm({
    title: `${title}: ${text('leaveTitle')}`,
    text: text('leaveWindowText'),
    okText: text('close'),
    cancelText: text('stay'),
    danger: true,
  });
