import type { AppContext } from '../../../core/request-context';

/** Counts what waits for a user in all features. */
export async function waitingFor(app: AppContext, userId: number): Promise<number> {
  const counts = await Promise.all(
    Object.values(app.notices).map((source) => source.countWaiting?.(app, userId) ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
