import type { Level } from '@stoet/contracts';
import { Navigate } from '@stoet/web-kit/router';
import { useSession } from '@stoet/web-kit/session';

/** Where an account starts (spec/volunteers §2, "Start page by account level"). */
export function startPageOf(level: Level): string {
  if (level === 1 || level === 2) return '/overzicht';
  return level === 3 ? '/kledijbeheer/artikels' : '/projecten';
}

export function StartPage() {
  const { account } = useSession();
  return account ? <Navigate to={startPageOf(account.level)} replace /> : null;
}
