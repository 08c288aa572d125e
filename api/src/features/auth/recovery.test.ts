import { type Action, WAYS } from '../../../test/support/clients/ways';
import { forgetAttempts } from '../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { statementsOf } from '../../../test/support/sql/statements';

let testApp: TestApp;
/** Addresses of each kind; a request must look the same for all of them. */
let addresses: Record<'known' | 'withoutPassword' | 'pending' | 'unknown', string>;

/** Requested emails stay in the queue, so that only the request itself is measured. */
const HOLD_JOBS = `
  create function hold_job() returns trigger language plpgsql
    as $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
  create trigger hold_job before insert on graphile_worker._private_jobs
    for each row execute function hold_job()`;

beforeAll(async () => {
  testApp = await startTestApp();
  const known = (await testApp.person()).email ?? '';
  const withoutPassword = (await testApp.person({ passwordHash: null })).email ?? '';
  const { db } = testApp.running.app;
  await db.query(`insert into registrations (email, first_name, last_name, code_hash, expires_at)
    values ('pending@example.test', 'P', 'Q', 'x', now() + interval '10 minutes')`);
  await db.query(HOLD_JOBS);
  const [pending, unknown] = ['pending@example.test', 'unknown@example.test'];
  addresses = { known, withoutPassword, pending, unknown };
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

const jobs = () =>
  testApp.running.app.db.query(
    "select payload->>'email' as email from graphile_worker._private_jobs where payload::jsonb ? 'kind' order by id",
  );

describe.each(WAYS)('asking through $name', ({ call }) => {
  test.each<[Action, object]>([
    ['forgotPassword', {}],
    ['register', { firstName: 'Nora', lastName: 'New' }],
    ['resendOtp', {}],
  ])(
    '%s has the same answer and statements, whether the address has an account or not',
    async (action, rest) => {
      await call(testApp.visitor(), action, { email: 'first@example.test', ...rest });
      const seen = [];
      for (const email of Object.values(addresses)) {
        let outcome: unknown;
        const statements = await statementsOf(async () => {
          outcome = await call(testApp.visitor(), action, { email, ...rest });
        });
        seen.push({ outcome, statements });
      }
      for (const each of seen) expect(each).toEqual(seen[0]);
      expect(seen[0]).toMatchObject({
        outcome: { status: 200 },
        statements: ['count-attempts', 'count-attempts', 'queue-account-mail'],
      });
      const asked: { email: string }[] = await jobs();
      expect(asked.slice(-4).map(({ email }) => email)).toEqual(Object.values(addresses));
    },
  );

  test('again within a minute is refused alike', async () => {
    const refusals = [];
    for (const email of Object.values(addresses)) {
      await call(testApp.visitor(), 'resendOtp', { email });
      refusals.push(await call(testApp.visitor(), 'resendOtp', { email }));
    }
    expect(refusals.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    const [, seconds] =
      /^Too many attempts\. Please try again in (\d+) seconds\.$/.exec(
        refusals[0]?.message ?? '',
      ) ?? [];
    expect(Number(seconds)).toBeGreaterThan(50);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
  });
});

test('a flood from one network is refused, whatever the addresses', async () => {
  const statuses = [];
  for (let asked = 0; asked < 31; asked += 1) {
    const body = { email: `flood${asked}@example.test` };
    statuses.push((await testApp.visitor().post('/api/auth/forgot-password', body)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});
