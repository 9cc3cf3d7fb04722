export { SessionProvider, useSession } from './session';
export type { LoginInput, Session, SessionStatus } from './session';
export { Can, useCan, useLevel } from './rights';
export type { Need } from './rights';
export { isAdmin, isStaff, mayUse } from './levels';
export type { Account } from '@stoet/contracts/gateway/account.contract';
