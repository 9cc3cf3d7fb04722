import { projectRoutes, type Project } from '@stoet/contracts/volunteers/project.contract';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import {
  CheckField,
  ContractForm,
  DateTimeField,
  FieldGroup,
  TextAreaField,
  TextField,
  useFormValue,
} from '@stoet/web-kit/form';
import { useTexts } from '@stoet/web-kit/texts';
import { useWindow } from '@stoet/web-kit/windows';

const CHANGED = [projectRoutes.list, projectRoutes.one];

/** Content of the window in which a project is made, or changed when its number is given. */
export default function ProjectForm({ projectId }: { projectId?: number }) {
  return projectId === undefined ? <ProjectCreator /> : <ProjectEditor projectId={projectId} />;
}

function ProjectCreator() {
  const own = useWindow();
  const create = useChange(projectRoutes.create, { invalidates: CHANGED });
  return (
    <ContractForm
      schema={projectRoutes.create.body}
      onSubmit={(body) => create.mutateAsync({ body })}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <ProjectFields />
    </ContractForm>
  );
}

/** Begins with the project as it is on the server now. */
function ProjectEditor({ projectId }: { projectId: number }) {
  const own = useWindow();
  const { data, error, refetch } = useRoute(projectRoutes.one, { params: { id: projectId } });
  const update = useChange(projectRoutes.update, { invalidates: CHANGED });
  if (error) return <Failed part error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} title={false} />;
  return (
    <ContractForm
      schema={projectRoutes.update.body}
      initial={formOf(data)}
      onSubmit={(body) => update.mutateAsync({ params: { id: projectId }, body })}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <ProjectFields />
    </ContractForm>
  );
}

/** What the form holds of a project. */
function formOf({ id: _id, inactive: _i, mode: _m, registered: _r, registrationId: _n, ...fields }: Project) {
  return fields;
}

function ProjectFields() {
  const t = useTexts('volunteers');
  const field = (name: string) => ({ name, label: t(`projects.${name}`) });
  const auditions = useFormValue<boolean>('auditions_enabled');
  return (
    <>
      <FieldGroup title={t('projects.groups.name')}>
        <TextField {...field('name')} maxLength={255} autoFocus />
        <TextField name="title" label={t('projects.titleField')} maxLength={255} />
        <TextField {...field('subtitle')} maxLength={255} />
      </FieldGroup>
      <CheckField {...field('extended')} />
      <FieldGroup title={t('projects.groups.registration')}>
        <DateTimeField {...field('openFrom')} />
        <DateTimeField {...field('closedFrom')} />
        <DateTimeField {...field('closedOffStage')} />
        <DateTimeField {...field('editRegistrationClosed')} />
        <DateTimeField {...field('deleteRegistrationClosed')} />
      </FieldGroup>
      <FieldGroup title={t('projects.groups.roles')}>
        <DateTimeField {...field('rolesOpen')} />
        <DateTimeField {...field('rolesClosed')} />
        <DateTimeField {...field('projectClosed')} />
      </FieldGroup>
      <FieldGroup title={t('projects.groups.auditions')}>
        <CheckField {...field('auditions_enabled')} />
        {auditions && <TextAreaField {...field('auditionHint')} rows={2} maxLength={255} />}
      </FieldGroup>
    </>
  );
}
