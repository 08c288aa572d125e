import { tidyUp } from '../../src/app/background/tidy-up';
import { makeCoOwnedHome } from '../support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../support/servers/test-app';

let testApp: TestApp;

afterEach(() => testApp.close());

const START = { KEEP_MAILS_DAYS: '10', KEEP_SECURITY_LOG_DAYS: '20', KEEP_GUESTS_DAYS: '30' };
const COUNTS = `select
  (select count(*)::int from mails) as mails,
  (select count(*)::int from security_events where kind = 'SIGNED_OUT') as security,
  (select count(*)::int from audit_log) as audit,
  (select count(*)::int from special_requests where guest_email <> '') as guests,
  (select count(*)::int from special_requests) as requests`;

/** Stores one row of each kind that is one day short of each age, and one that is a day older. */
async function storeAround(ages: {
  mails: number;
  security: number;
  audit: number;
  guests: number;
}) {
  const { db } = testApp.running.app;
  const { property } = await makeCoOwnedHome(testApp);
  const ago = (days: number) => `now() - interval '${days} days'`;
  for (const day of [-1, 1]) {
    await db.query(`insert into mails (recipient, subject, text, html, sent_at)
      values ('a@b.test', 's', '', '', ${ago(ages.mails + day)})`);
    await db.query(
      `insert into security_events (kind, at) values ('SIGNED_OUT', ${ago(ages.security + day)})`,
    );
    await db.query(`insert into audit_log (actor_id, actor_name, action, subject, at)
      values (1, 'A', 'user.update', 'User 1, A', ${ago(ages.audit + day)})`);
    await db.query(
      `insert into special_requests (property_id, guest_first_name, guest_last_name, guest_email, title,
        description, category, priority, client_key, created_at)
      values ($1, 'G', 'H', 'g@h.test', 't', 'd', 'other', 'low', gen_random_uuid(), ${ago(ages.guests + day)})`,
      [property.id],
    );
  }
  await tidyUp(db, testApp.running.app.retention);
  return (await db.query(COUNTS))[0];
}

test('data is kept as long as the settings say, and no longer', async () => {
  testApp = await startTestApp({ env: { ...START, KEEP_AUDIT_LOG_DAYS: '40' } });
  const left = await storeAround({ mails: 10, security: 20, audit: 40, guests: 30 });
  expect(left).toEqual({ mails: 1, security: 1, audit: 1, guests: 1, requests: 2 });
});

test('the audit log is kept for good unless a setting says otherwise, and 0 keeps everything', async () => {
  const forever = { KEEP_MAILS_DAYS: '0', KEEP_SECURITY_LOG_DAYS: '0', KEEP_GUESTS_DAYS: '0' };
  testApp = await startTestApp({ env: forever });
  const left = await storeAround({ mails: 9_000, security: 9_000, audit: 9_000, guests: 9_000 });
  expect(left).toEqual({ mails: 2, security: 2, audit: 2, guests: 2, requests: 2 });
  await expect(testApp.running.app.db.query('delete from audit_log')).rejects.toThrow(
    'append-only',
  );
});
