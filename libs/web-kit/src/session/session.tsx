import { SOCKET, type RequestOf } from '@stoet/contracts';
import { accountRoutes, type Account } from '@stoet/contracts/gateway/account.contract';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { call, credentials, keyOf, useQueryClient, useRoute, type ApiError } from '../api';
import { useLive, useLiveConnection } from '../live';
import { useNavigate } from '../router';

/** `unknown`: there is a token, and the server has not answered yet whether it lives. */
export type SessionStatus = 'unknown' | 'in' | 'out';
export type LoginInput = RequestOf<typeof accountRoutes.login>['body'];

export interface Session {
  account: Account | undefined;
  status: SessionStatus;
  /** Why the server did not answer; `refresh` tries again. */
  error: ApiError | null;
  /** Logs in and remembers as asked. @throws ApiError */
  login(input: LoginInput): Promise<Account>;
  /** Ends the session on the server and here, and goes to `/`. */
  logout(): Promise<void>;
  /** Goes on as another profile of the same account. @throws ApiError */
  switchProfile(profileId: number): Promise<Account>;
  /** Fetches account and rights again. */
  refresh(): Promise<void>;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the page. @throws Error outside SessionProvider */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/** Keeps the session: account and rights from the server, the live connection, the end of it. Inside the router. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(credentials.subscribe, credentials.token);
  const { data, error, refetch } = useRoute(accountRoutes.me, {}, { enabled: token !== undefined });
  const account = token === undefined ? undefined : data;
  const actions = useActions();
  useEndOfSession();
  useLiveSession(account, token);
  const refresh = useCallback(async () => void (await refetch()), [refetch]);
  useLive(SOCKET.rights, refresh);
  useOwnPicture();

  const status = token === undefined ? 'out' : account ? 'in' : 'unknown';
  const session = useMemo<Session>(
    () => ({ account, status, error: status === 'unknown' ? error : null, refresh, ...actions }),
    [account, status, error, refresh, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A new picture shows at once, in every open page of the account. */
function useOwnPicture(): void {
  const client = useQueryClient();
  useLive<{ id: number; image: string }>(SOCKET.userImage, ({ id, image }) =>
    client.setQueryData<Account>(keyOf(accountRoutes.me, {}), (old) => (old?.id === id ? { ...old, image } : old)),
  );
}

function useActions(): Pick<Session, 'login' | 'logout' | 'switchProfile'> {
  const client = useQueryClient();
  return useMemo(() => {
    const begin = (answer: Account & { token: string }, remember: boolean) => {
      client.clear();
      client.setQueryData(keyOf(accountRoutes.me, {}), answer);
      credentials.set(answer.token, remember);
      return answer;
    };
    return {
      login: async (input) => begin(await call(accountRoutes.login, { body: input }), input.remember ?? false),
      switchProfile: async (id) =>
        begin(await call(accountRoutes.switchProfile, { params: { id } }), credentials.remembered()),
      logout: async () => {
        // logged out here, whether or not the server could be told
        await call(accountRoutes.logout).catch(() => undefined);
        credentials.clear('logout');
      },
    };
  }, [client]);
}

/** Nothing of the old session stays; after a logout the page is the start page, an expired one stays where it was. */
function useEndOfSession(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useLive(SOCKET.logout, () => credentials.clear('logout'));
  useLive<{ status?: number }>(SOCKET.verify, (answer) => {
    if (answer?.status === 404) credentials.clear('expired');
  });
  useEffect(
    () =>
      credentials.subscribe((token, reason) => {
        if (token !== undefined) return;
        client.clear();
        if (reason === 'logout') void navigate('/');
      }),
    [client, navigate],
  );
}

function useLiveSession(account: Account | undefined, token: string | undefined): void {
  const live = useLiveConnection();
  const email = account?.email;
  useEffect(() => {
    if (email === undefined || token === undefined) return;
    live.start({ email, token });
    return () => live.stop();
  }, [live, email, token]);
}
