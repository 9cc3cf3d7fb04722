export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, NavigateFunction, RouteObject } from 'react-router';
export { AppRouter, browserHistory, GuardedHistory, memoryHistory } from './app-router';
export type { AppHistory } from './app-router';
export { queryParam, useQueryState } from './query-state';
export type { QueryParam } from './query-state';
export { hasUnsavedChanges, LeaveGuard, useLeaveGuard } from './leave-guard';
export { useNumberParam } from './number-param';
