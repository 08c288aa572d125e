import type { NoticeKind, NoticeSource } from '../../../core/notice';
import type { AppContext } from '../../../core/request-context';

/** Counts what waits for a user in all features, or by the sources of some kinds of notices. */
export async function waitingFor(
  app: AppContext,
  userId: number,
  kinds?: readonly NoticeKind[],
): Promise<number> {
  const sources: readonly (NoticeSource | undefined)[] =
    kinds?.map((kind) => app.notices[kind]) ?? Object.values(app.notices);
  const counts = await Promise.all(
    sources.map((source) => source?.countWaiting?.(app, userId) ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
