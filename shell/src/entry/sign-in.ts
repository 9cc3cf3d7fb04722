import { accountRoutes } from '@stoet/contracts/gateway/account.contract';
import { call, credentials } from '@stoet/web-kit/api';

/** Opens a session and keeps its token. @throws ApiError with the server's message */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const { token } = await call(accountRoutes.login, { body: { email, password, remember } });
  credentials.set(token, remember);
}
