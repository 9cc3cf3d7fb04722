import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

export interface OpenWindow {
  /** Names the window in the address (`?venster=order-12`); opening it again brings the same one to the front. */
  id: string;
  title: string;
  content: ReactNode;
  /** Pixels; 1100 unless told. */
  width?: number;
}

export interface Windows {
  open(window: OpenWindow): void;
  /** Asks first when there are unsaved changes inside, unless they are `saved`. */
  close(id: string, saved?: boolean): Promise<void>;
  /** Puts it in the taskbar; its content stays as it is. */
  minimise(id: string): void;
}

/** What the content of a window may ask of its window. */
export interface OwnWindow {
  id: string;
  close(saved?: boolean): Promise<void>;
  minimise(): void;
  /** Whether closing would lose something. */
  setDirty(dirty: boolean): void;
}

export interface WindowState extends Required<OpenWindow> {
  opener: HTMLElement | null;
  maximised: boolean;
}

/** All windows and what is in front: for the frame and the taskbar. */
export interface Stage extends Windows {
  all: readonly WindowState[];
  /** Ids that are in front, the top one last; the others are in the taskbar. */
  inFront: readonly string[];
  toggleSize(id: string): void;
  setDirty(id: string, dirty: boolean): void;
}

export const StageContext = createContext<Stage | undefined>(undefined);
export const OwnWindowContext = createContext<OwnWindow | undefined>(undefined);

/** @throws Error outside WindowsProvider */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('useWindows needs a WindowsProvider');
  return stage;
}

/** Opens, closes and minimises windows. @throws Error outside WindowsProvider */
export const useWindows = (): Windows => useStage();

/** The window that this content is in; undefined on a page. */
export const useWindow = (): OwnWindow | undefined => useContext(OwnWindowContext);

/** Opens the window that the address names, after a reload or by a shared link; `find` gives it for an id it knows. */
export function useWindowFromUrl(find: (id: string) => OpenWindow | undefined): void {
  const { all, inFront, open } = useStage();
  // a window that is closed stays in the address for a moment: it must not open again by that
  const seen = useRef(new Set<string>());
  useEffect(() => {
    const missing = inFront.find((id) => !seen.current.has(id) && !all.some((one) => one.id === id));
    seen.current = new Set([...all.map((one) => one.id), ...inFront.filter((id) => seen.current.has(id))]);
    const found = missing === undefined ? undefined : find(missing);
    if (found) open(found);
  }, [all, inFront, find, open]);
}
