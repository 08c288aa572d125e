import type { WaitingItem } from '../../../core/audiences/notice';
import type { AppContext } from '../../../core/request-context';
import { NOTICES_OF, WaitingFor } from '../push.types';

/** Lists what waits for a user in all features, or in some. */
export async function waitingFor(
  app: AppContext,
  userId: number,
  only: readonly WaitingFor[] = Object.values(WaitingFor),
): Promise<(WaitingItem & { kind: WaitingFor })[]> {
  const sources = only.flatMap((kind) => NOTICES_OF[kind].map((it) => [kind, it] as const));
  const lists = await Promise.all(
    sources.map(async ([kind, notices]) => {
      const items = (await app.notices[notices]?.listWaiting?.(app, userId)) ?? [];
      return items.map((item) => ({ ...item, kind }));
    }),
  );
  return lists.flat();
}

/** Counts what waits for a user, for the number on the app's icon. */
export const countOf = (items: readonly WaitingItem[]): number =>
  items.reduce((sum, { count }) => sum + count, 0);
