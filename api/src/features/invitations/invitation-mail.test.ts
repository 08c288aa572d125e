import { PRODUCTION } from '../../../test/support/servers/production';
import { startTestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { hashOf, PersistedOperations } from '../../core/graphql/persisted-operations';

const INVITE = `mutation Invite($input: InviteUsersInput!) {
  inviteUsers(input: $input) { hasServer isCaptured } }`;
const FIGURES = `query Figures { adminFailedMails { waiting }
  systemStatus { mailsWaiting } }`;

const operations = new PersistedOperations(
  new Map([INVITE, FIGURES].map((text) => [hashOf(text), text])),
);

test.each([
  ['waits for a mail server is counted', PRODUCTION.NODE_ENV, false, 1],
  ['is only captured is not counted', 'test', true, 0],
])('an invitation that %s as waiting in Mail and System', async (_, mode, isCaptured, waiting) => {
  const env = { ...PRODUCTION, NODE_ENV: mode, APP_URL: 'http://127.0.0.1' };
  const testApp = await startTestApp({ env, operations });
  const admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  const { id } = await testApp.person({ passwordHash: null });
  const begun = await admin.graphql(INVITE, { input: { userIds: [String(id)] } });
  expect(begun.data.inviteUsers).toEqual({ hasServer: false, isCaptured });
  await until(async () => {
    const [mail] = await testApp.running.app.db.query('select sent_at from mails');
    const { adminFailedMails, systemStatus } = (await admin.graphql(FIGURES)).data;
    const figures = [adminFailedMails.waiting, systemStatus.mailsWaiting];
    const isReady = mail !== undefined && (mail.sent_at !== null) === isCaptured;
    return isReady && figures.every((it) => it === waiting) ? figures : null;
  });
  await testApp.close();
});
