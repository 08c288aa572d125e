import type { DataSource } from 'typeorm';
import type { AppContext } from '../../../src/core/request-context';

const known = new WeakSet<DataSource>();

const isRead = (text: unknown) => /^\s*(select|explain)/i.test(String(text));

/** SQL that a test runs itself returns once every process has received what it has changed. */
export function receiveOwnSql({ db, changes }: Pick<AppContext, 'db' | 'changes'>): void {
  if (known.has(db)) return;
  known.add(db);
  const receive = (of: object, name: string) => {
    const original = Reflect.get(of, name);
    Reflect.set(of, name, async (...args: unknown[]) => {
      const result = await Reflect.apply(original, of, args);
      if (!isRead(args[0]) && changes.bus.isConnected) await changes.receivedByAll();
      return result;
    });
  };
  for (const name of ['query', 'transaction']) receive(db, name);
  for (const name of ['save', 'insert', 'update', 'delete']) receive(db.manager, name);
}
