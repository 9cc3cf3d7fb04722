import { z } from 'zod';
import { event } from '../events';
import { id } from '../fields';
import { room } from '../live';

const moment = z.iso.datetime();

/** Facts of a project that other services keep a copy of; `version` counts its changes. */
export const projectFacts = z.object({
  id,
  version: z.number().int().positive(),
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  openFrom: moment,
  closedFrom: moment,
  closedOffStage: moment,
  projectClosed: moment,
  rolesOpen: moment.nullable(),
  rolesClosed: moment.nullable(),
  extended: z.boolean(),
});
export type ProjectFacts = z.output<typeof projectFacts>;

const rooms = (d: { id: number }) => [room.all('projects'), room.project(d.id, 'projects')];
const payload = ({ id }: { id: number }) => ({ id });

/** A project came to be or changed. */
export const projectChanged = event('volunteers.project.changed.v1', projectFacts, {
  name: 'project_changed',
  rooms,
  payload,
});
/** A project was deleted with its registrations: what belongs to it goes. */
export const projectDeleted = event('volunteers.project.deleted.v1', z.object({ id, name: z.string() }), {
  name: 'project_deleted',
  rooms,
  payload,
});
