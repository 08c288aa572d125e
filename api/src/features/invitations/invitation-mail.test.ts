import { PRODUCTION } from '../../../test/support/servers/production';
import { startTestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { hashOf, PersistedOperations } from '../../core/graphql/persisted-operations';

const INVITE = `mutation Invite($input: InviteUsersInput!) {
  inviteUsers(input: $input) { hasServer isCaptured } }`;
const FIGURES = `query Figures { adminFailedMails { waiting }
  systemStatus { mailsWaiting mail capturedMailPath } }`;

const operations = new PersistedOperations(
  new Map([INVITE, FIGURES].map((text) => [hashOf(text), text])),
);

test.each([
  ['waits for a mail server is counted', { NODE_ENV: PRODUCTION.NODE_ENV }, 'NOT_CONFIGURED', null],
  ['is only captured is not counted', { NODE_ENV: 'test' }, 'CAPTURED', null],
  ['a demo shows is not counted', { NODE_ENV: 'test', DEMO: 'on' }, 'CAPTURED', '/dev/mail'],
])('an invitation that %s as waiting in Mail and System', async (_, mode, mail, path) => {
  const isCaptured = mail === 'CAPTURED';
  const waiting = isCaptured ? 0 : 1;
  const env = { ...PRODUCTION, APP_URL: 'http://127.0.0.1', ...mode };
  const testApp = await startTestApp({ env, operations });
  await testApp.runBackground();
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  const { id } = await testApp.person({ passwordHash: null });
  const begun = await admin.graphql(INVITE, { input: { userIds: [String(id)] } });
  expect(begun.data.inviteUsers).toEqual({ hasServer: false, isCaptured });
  await until(async () => {
    const [written] = await testApp.running.app.db.query(
      'select sent_at from mails order by id desc limit 1',
    );
    const { adminFailedMails, systemStatus } = (await admin.graphql(FIGURES)).data;
    expect(systemStatus).toMatchObject({ mail, capturedMailPath: path });
    const figures = [adminFailedMails.waiting, systemStatus.mailsWaiting];
    const isReady = written !== undefined && (written.sent_at !== null) === isCaptured;
    return isReady && figures.every((it) => it === waiting) ? figures : null;
  });
  await testApp.close();
});
