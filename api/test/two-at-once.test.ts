import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { makeProperty } from '../src/features/properties/property.factory';
import { Share } from '../src/features/shares/share.entity';
import { makeShare } from '../src/features/shares/share.factory';
import { type AdminHouse, openAdminHouse } from './support/admin-house';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.house.close());

const db = () => it.house.running.app.db;

/** Somebody else's transaction: it begins, the work meets it, and it ends. */
async function meeting<T>(
  work: () => Promise<T>,
  { begin, end }: Record<'begin' | 'end', (other: QueryRunner) => Promise<unknown>>,
): Promise<T> {
  const other = db().createQueryRunner();
  await other.startTransaction();
  try {
    await begin(other);
    const answer = work();
    await sleep(300);
    await end(other);
    await other.commitTransaction();
    return await answer;
  } finally {
    if (other.isTransactionActive) await other.rollbackTransaction();
    await other.release();
  }
}

test('two who wait for one another both get their way', async () => {
  const { id: propertyId } = await makeProperty(db().manager);
  const owner = await it.house.person();
  const share = await makeShare(db().manager, { propertyId, shareNumber: 1, userId: owner.id });
  // The order in which the owner of a share is written: the share first, then the person.
  const answer = await meeting(() => it.admin.delete(`/api/admin/users/${owner.id}`), {
    begin: (other) => other.query('select from shares where id = $1 for update', [share.id]),
    end: (other) => other.query('select from users where id = $1 for update', [owner.id]),
  });
  expect(answer.status).toBe(200);
  expect(await db().manager.findOneByOrFail(Share, { id: share.id })).toMatchObject({
    userId: null,
  });
});
