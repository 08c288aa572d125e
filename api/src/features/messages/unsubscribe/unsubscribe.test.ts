import { refusalOf } from '../../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../../auth/user.entity';
import { unsubscribeToken } from './unsubscribe-token';

const SWITCH = '{ currentUser { unreadMails } }';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

const linkOf = ({ id }: User) =>
  `${testApp.running.url}/unsubscribe/${unsubscribeToken(testApp.running.app, id)}`;

async function isMailed({ id }: User): Promise<boolean> {
  const [row] = await testApp.running.app.db.query('select unread_mails from users where id = $1', [
    id,
  ]);
  return row.unread_mails;
}

test('following the link shows a page with a button and changes nothing', async () => {
  const person = await testApp.person();
  const answer = await fetch(linkOf(person));
  expect(answer.status).toBe(200);
  // Without a referrer browsers would send the form as cross-origin.
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<form method="post"><button>Stop these emails</button>');
  expect(await isMailed(person)).toBe(true);
});

test.each([
  ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['a mail program that sends a form with parts', 'multipart/form-data; boundary=x', '--x--'],
  ['nothing at all', '', ''],
])(
  'a POST by %s stops the emails immediately and repeatedly, without a session',
  async (_who, type, body) => {
    const person = await testApp.person();
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(linkOf(person), { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('You will get no more of these emails');
    }
    expect(await isMailed(person)).toBe(false);
    expect(await isMailed(await testApp.person())).toBe(true);
  },
);

test('a forged link stops nothing', async () => {
  const [person, another] = [await testApp.person(), await testApp.person()];
  const signature = unsubscribeToken(testApp.running.app, person.id).slice(-43);
  for (const token of [
    `${another.id}-${signature}`,
    `${person.id}-${'A'.repeat(43)}`,
    'x',
    '%00',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${testApp.running.url}/unsubscribe/${token}`, { method });
      expect(answer.status).toBe(404);
    }
  }
  expect([await isMailed(person), await isMailed(another)]).toEqual([true, true]);
});

test('everyone turns the mails off and on with their account', async () => {
  const client = await testApp.signIn(await testApp.person());
  const save = (on: boolean) => `mutation { saveMailPreference(unreadMails: ${on}) }`;
  expect((await client.graphql(SWITCH)).data.currentUser).toEqual({ unreadMails: true });
  for (const on of [false, true]) {
    expect((await client.graphql(save(on))).data).toEqual({ saveMailPreference: true });
    expect((await client.graphql(SWITCH)).data.currentUser).toEqual({ unreadMails: on });
    expect((await client.get('/api/auth/user')).body.unreadMails).toBe(on);
  }
  expect(refusalOf(await testApp.visitor().graphql(save(false)))).toBe(
    'UNAUTHENTICATED: Please sign in to continue.',
  );
});
