import { FormOutlined, ProjectOutlined, TeamOutlined } from '@ant-design/icons';
import type { RightKey } from '@stoet/contracts';
import { defineRemote } from '@stoet/web-kit/remote';
import './look/volunteers.css';
import nl from './texts/nl/volunteers.json';

/** Who has business inside a project; each tab has its own right besides. */
const IN_PROJECT: readonly RightKey[] = [
  'projects.read',
  'registrations.read',
  'roles.read',
  'groups.read',
  'scenes.read',
  'repetitions.read',
  'project_clothing.read',
];

export default defineRemote({
  id: 'volunteers',
  texts: { nl },
  menu: [
    {
      id: 'projects',
      label: 'volunteers:menu.projects',
      to: '/projecten',
      icon: <ProjectOutlined />,
      order: 10,
    },
    {
      id: 'registrations',
      label: 'volunteers:menu.registrations',
      to: '/inschrijvingen',
      icon: <FormOutlined />,
      order: 11,
      audience: 'participants',
    },
    {
      id: 'employees',
      label: 'volunteers:menu.employees',
      to: '/medewerkers',
      icon: <TeamOutlined />,
      order: 12,
      right: 'users.read',
    },
  ],
  routes: [
    { path: '/projecten', page: () => import('./features/projects/projects.page') },
    { path: '/projecten/inschrijven/:projectId', page: () => import('./features/registrations/register.page') },
    { path: '/projecten/inschrijven/:projectId/:userId', page: () => import('./features/registrations/register.page') },
    {
      path: '/projecten/:projectId/*',
      right: IN_PROJECT,
      page: () => import('./features/projects/project-frame.page'),
    },
    { path: '/inschrijvingen', page: () => import('./features/registrations/own-registrations.page') },
    { path: '/inschrijvingen/:registrationId', page: () => import('./features/registrations/own-registration.page') },
    { path: '/medewerkers', right: 'users.read', page: () => import('./features/profiles/employee-list.page') },
    {
      path: '/medewerker/:profileId/overzicht',
      right: 'users.read',
      page: () => import('./features/profiles/employee-overview.page'),
    },
    { path: '/profiel', page: () => import('./features/profiles/profile.page') },
  ],
  slots: [
    {
      slot: 'project-tabs',
      id: 'overview',
      label: 'volunteers:frame.overview',
      path: 'overzicht',
      order: 1,
      content: () => import('./features/projects/project-overview.tab'),
    },
    {
      slot: 'project-tabs',
      id: 'registrations',
      label: 'volunteers:frame.registrations',
      path: 'inschrijvingen',
      order: 2,
      right: 'registrations.read',
      content: () => import('./features/registrations/project-registrations.tab'),
    },
    {
      slot: 'registration-tabs',
      id: 'details',
      label: 'volunteers:registrations.details',
      path: 'gegevens',
      order: 1,
      content: () => import('./features/registrations/registration-details.tab'),
    },
    {
      slot: 'dashboard',
      id: 'projects',
      order: 1,
      right: 'projects.read',
      content: () => import('./features/dashboard/project-counter'),
    },
    {
      slot: 'dashboard',
      id: 'employees',
      order: 2,
      right: 'users.read',
      content: () => import('./features/dashboard/employee-counter'),
    },
  ],
});
