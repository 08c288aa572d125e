import { refusalOf } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

const save = (timeZone: string) => `mutation { saveTimeZone(timeZone: "${timeZone}") }`;

test('the time zone of the device last used is kept with the account', async () => {
  const client = await testApp.signIn(await testApp.person());
  expect((await client.get('/api/auth/user')).body.timeZone).toBeNull();
  for (const timeZone of ['Europe/Zurich', 'UTC', 'Etc/GMT+5']) {
    expect((await client.graphql(save(timeZone))).data).toEqual({ saveTimeZone: true });
    expect((await client.graphql('{ currentUser { timeZone } }')).data.currentUser).toEqual({
      timeZone,
    });
  }
});

// PostgreSQL has dropped the last one, which Node.js still has.
test.each(['+02:00', 'Mars/Olympus', 'europe/zurich', 'US/Pacific-New'])(
  '%s is refused',
  async (timeZone) => {
    const client = await testApp.signIn(await testApp.person());
    expect(refusalOf(await client.graphql(save(timeZone)))).toBe(
      'BAD_USER_INPUT: timeZone must be the name of a time zone, such as Europe/Zurich.',
    );
  },
);
