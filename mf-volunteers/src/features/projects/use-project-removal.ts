import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { isApiError, useChange } from '@stoet/web-kit/api';
import { confirm } from '@stoet/web-kit/feedback';
import { useTexts } from '@stoet/web-kit/texts';
import { useState } from 'react';

/** Deletes a project after asking; asks again, with what goes with it, when it has registrations. */
export function useProjectRemoval() {
  const t = useTexts('volunteers');
  const [error, setError] = useState<Error | null>(null);
  const { mutateAsync } = useChange(projectRoutes.remove, { invalidates: [projectRoutes.list] });

  const remove = async (project: Project) => {
    const title = t('projects.deleteTitle', { name: project.name });
    const send = (force: boolean) => mutateAsync({ params: { id: project.id }, query: { force } });
    setError(null);
    if (!(await confirm({ title, text: t('projects.deleteText'), okText: t('projects.delete'), danger: true }))) return;
    try {
      await send(false);
    } catch (failure) {
      const count = registrationsIn(failure);
      if (count === undefined) throw failure;
      const more = { title, text: t('projects.deleteAll', { count }), okText: t('projects.deleteAllOk'), danger: true };
      if (await confirm(more)) await send(true);
    }
  };
  return {
    remove: (project: Project) => void remove(project).catch(setError),
    error,
    dismiss: () => setError(null),
  };
}

/** How many registrations would go too, when that is why a project was not deleted. */
function registrationsIn(error: unknown): number | undefined {
  if (!isApiError(error) || error.code !== 'conflict') return undefined;
  return (error.details as { registrations?: number } | undefined)?.registrations;
}
