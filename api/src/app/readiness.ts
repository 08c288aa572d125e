import type { App } from '../kit/call';

/**
 * Answers whether the database is reachable and its migrations are done. However many ask at the same
 * time, it is looked up once: anybody may ask, and a look takes several statements.
 */
export function readinessOf({ db }: App): () => Promise<boolean> {
  let look: Promise<boolean> | undefined;
  return () => {
    look ??= db
      .showMigrations()
      .then((isPending) => !isPending)
      .catch(() => false)
      .finally(() => {
        look = undefined;
      });
    return look;
  };
}
