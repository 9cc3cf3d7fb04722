import { Loading } from '@stoet/web-kit/feedback';
import { Lazy } from '@stoet/web-kit/remote';
import { useTexts } from '@stoet/web-kit/texts';
import { useWindowFromUrl, useWindows, type OpenWindow } from '@stoet/web-kit/windows';
import { useCallback } from 'react';

const NEW = 'project-nieuw';
// fetched when a window opens: a list needs no form
const form = () => import('./project-form');
const contentOf = (projectId?: number) => (
  <Lazy load={form} props={{ projectId }} fallback={<Loading rows={8} title={false} />} />
);

/** Opens the windows in which projects are made and changed; also the one that the address names. */
export function useProjectWindows() {
  const t = useTexts('volunteers');
  const windows = useWindows();
  const windowOf = useCallback(
    (id: string): OpenWindow | undefined => {
      if (id === NEW) return { id, title: t('projects.newTitle'), content: contentOf() };
      const number = /^project-(\d{1,9})$/.exec(id)?.[1];
      return number ? { id, title: t('projects.editTitle'), content: contentOf(Number(number)) } : undefined;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- titles are read when a window opens
    [],
  );
  useWindowFromUrl(windowOf);
  return {
    create: () => windows.open(windowOf(NEW)!),
    edit: (projectId: number) => windows.open(windowOf(`project-${projectId}`)!),
  };
}
