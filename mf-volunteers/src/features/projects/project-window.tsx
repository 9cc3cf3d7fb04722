import { useTexts } from '@stoet/web-kit/texts';
import { useWindowFromUrl, useWindows, type OpenWindow } from '@stoet/web-kit/windows';
import { useCallback } from 'react';
import { ProjectCreator, ProjectEditor } from './project-form';

const NEW = 'project-nieuw';

/** Opens the windows in which projects are made and changed; also the one that the address names. */
export function useProjectWindows() {
  const t = useTexts('volunteers');
  const windows = useWindows();
  const windowOf = useCallback(
    (id: string): OpenWindow | undefined => {
      if (id === NEW) return { id, title: t('projects.newTitle'), content: <ProjectCreator /> };
      const number = /^project-(\d{1,9})$/.exec(id)?.[1];
      return number
        ? { id, title: t('projects.editTitle'), content: <ProjectEditor projectId={Number(number)} /> }
        : undefined;
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
