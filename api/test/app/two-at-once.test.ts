import type { QueryRunner } from 'typeorm';
import { User } from '../../src/features/auth/user.entity';
import { makeProperty } from '../../src/features/properties/property.factory';
import { Share } from '../../src/features/shares/share.entity';
import { makeShare } from '../factories/share.factory';
import { type AdminHouse, openAdminHouse } from '../support/scenes/admin-house';
import { PASSWORD } from '../support/servers/test-app';
import { HAS_TO_WAIT } from '../support/sql/in-between';
import { until } from '../support/until';

let it: AdminHouse;

beforeAll(async () => {
  it = await openAdminHouse();
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;

/** Another transaction: it starts, the action meets it, and it ends. */
async function meeting<T>(
  work: () => Promise<T>,
  { begin, end }: Record<'begin' | 'end', (other: QueryRunner) => Promise<unknown>>,
): Promise<T> {
  const other = db().createQueryRunner();
  await other.startTransaction();
  try {
    await begin(other);
    let isThrough = false;
    const answer = work().finally(() => {
      isThrough = true;
    });
    await until(async () => isThrough || (await other.query(HAS_TO_WAIT)).length > 0);
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
  const owner = await it.testApp.person();
  const share = await makeShare(db().manager, { propertyId, shareNumber: 1, userId: owner.id });
  // The order in which a share's owner is written: the share first, then the user.
  const answer = await meeting(() => it.admin.delete(`/api/admin/users/${owner.id}`), {
    begin: (other) => other.query('select from shares where id = $1 for update', [share.id]),
    end: (other) => other.query('select from users where id = $1 for update', [owner.id]),
  });
  expect(answer.status).toBe(200);
  expect(await db().manager.findOneByOrFail(Share, { id: share.id })).toMatchObject({
    userId: null,
  });
});

describe('a password that an administrator replaces at this moment', () => {
  const replaced = (person: User) => ({
    begin: (other: QueryRunner) =>
      other.query(`update users set password_hash = 'of a temporary one' where id = $1`, [
        person.id,
      ]),
    end: (other: QueryRunner) =>
      other.query('delete from sessions where user_id = $1', [person.id]),
  });

  test('signs no one in any more', async () => {
    const person = await it.testApp.person();
    const client = it.testApp.visitor();
    const body = { email: person.email, password: PASSWORD };
    const answer = await meeting(() => client.post('/api/auth/login', body), replaced(person));
    expect([answer.status, answer.body.message]).toEqual([401, 'Invalid email or password']);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  test('is not changed by a user who only knew the old one', async () => {
    const person = await it.testApp.person();
    const client = await it.testApp.signIn(person);
    const body = { currentPassword: PASSWORD, newPassword: 'another-good-one' };
    const answer = await meeting(
      () => client.post('/api/auth/change-password', body),
      replaced(person),
    );
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Your password has been changed. Please sign in again.',
    ]);
    const { passwordHash } = await db().manager.findOneByOrFail(User, { id: person.id });
    expect(passwordHash).toBe('of a temporary one');
  });
});
