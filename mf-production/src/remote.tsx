import { ApartmentOutlined, CalendarOutlined, EnvironmentOutlined, TagsOutlined } from '@ant-design/icons';
import { defineRemote } from '@stoet/web-kit/remote';
import nl from './texts/nl/production.json';

const group = 'production:menu.group';

export default defineRemote({
  id: 'production',
  texts: { nl },
  menu: [
    {
      ...{ id: 'my-repetitions', label: 'production:menu.mine', to: '/repetities', audience: 'participants' },
      ...{ icon: <CalendarOutlined />, order: 30 },
    },
    {
      ...{ id: 'locations', label: 'production:menu.locations', to: '/locaties', right: 'locations.read', group },
      ...{ icon: <EnvironmentOutlined />, audience: 'staff', order: 60 },
    },
    {
      ...{ id: 'types', label: 'production:menu.types', to: '/repetitietypes', right: 'repetitiontypes.read', group },
      ...{ icon: <TagsOutlined />, audience: 'staff', order: 61 },
    },
    {
      ...{ id: 'casts', label: 'production:menu.casts', to: '/casts', right: 'casts.read', group },
      ...{ icon: <ApartmentOutlined />, audience: 'staff', order: 62 },
    },
  ],
  routes: [
    { path: '/repetities', page: () => import('./features/my-repetitions/my-repetitions.page') },
    {
      ...{ path: '/locaties', right: 'locations.read' },
      page: () => import('./features/locations/location-list.page'),
    },
    {
      ...{ path: '/repetitietypes', right: 'repetitiontypes.read' },
      page: () => import('./features/repetition-types/repetition-type-list.page'),
    },
    { path: '/casts', right: 'casts.read', page: () => import('./features/casts/cast-list.page') },
    {
      ...{ path: '/projecten/:projectId/repetities/nieuw', right: 'repetitions.create' },
      page: () => import('./features/repetitions/repetition-form.page'),
    },
    {
      ...{ path: '/projecten/:projectId/repetities/:repetitionId/bewerk', right: 'repetitions.update' },
      page: () => import('./features/repetitions/repetition-form.page'),
    },
    {
      path: '/projecten/:projectId/repetities/:repetitionId/aanwezigheid',
      right: ['repetitions.read', 'repetitions.present'],
      page: () => import('./features/attendance/attendance.page'),
    },
    {
      ...{ path: '/projecten/:projectId/rollen/bewerk/:roleId/gebruikers', right: 'roles.addusers' },
      page: () => import('./features/project-roles/project-role-users.page'),
    },
    {
      ...{ path: '/projecten/:projectId/groepen/bewerk/:groupId/gebruikers', right: 'groups.addusers' },
      page: () => import('./features/groups/group-users.page'),
    },
    {
      ...{ path: '/projecten/:projectId/scenes/bewerk/rollen-groepen/:sceneId', right: 'scenes.read' },
      page: () => import('./features/scenes/scene-content.page'),
    },
    {
      ...{ path: '/pinscherm/:repetitionId', right: 'repetitions.present', bare: true },
      page: () => import('./features/pin-screen/pin-screen.page'),
    },
  ],
  slots: [
    {
      ...{ slot: 'project-tabs', id: 'repetitions', label: 'production:tabs.repetitions', path: 'repetities' },
      ...{ right: 'repetitions.read', order: 60 },
      content: () => import('./features/repetitions/repetition-list.tab'),
    },
    {
      ...{ slot: 'project-tabs', id: 'roles', label: 'production:tabs.roles', path: 'rollen' },
      ...{ right: 'roles.read', order: 30 },
      content: () => import('./features/project-roles/project-role-list.tab'),
    },
    {
      ...{ slot: 'project-tabs', id: 'scenes', label: 'production:tabs.scenes', path: 'scenes' },
      ...{ right: 'scenes.read', order: 50 },
      content: () => import('./features/scenes/scene-list.tab'),
    },
    {
      ...{ slot: 'project-tabs', id: 'groups', label: 'production:tabs.groups', path: 'groepen' },
      ...{ right: 'groups.read', order: 40 },
      content: () => import('./features/groups/group-list.tab'),
    },
    {
      ...{ slot: 'project-counters', id: 'production-counters', order: 20 },
      content: () => import('./features/overview/counters.slot'),
    },
  ],
});
