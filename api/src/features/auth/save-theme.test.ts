import { refusalOf } from '../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { THEME_IDS } from './rules';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

const save = (themeId: string) => `mutation { saveTheme(themeId: "${themeId}") }`;

test('each of the six themes is kept with the account, for every device', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  expect((await client.get('/api/auth/user')).body.themeId).toBeNull();
  for (const themeId of THEME_IDS) {
    expect((await client.graphql(save(themeId))).data).toEqual({ saveTheme: true });
    const elsewhere = await testApp.signIn(person);
    expect((await elsewhere.graphql('{ currentUser { themeId } }')).data.currentUser).toEqual({
      themeId,
    });
  }
});

test('a theme that does not exist is refused', async () => {
  const client = await testApp.signIn(await testApp.person());
  expect(refusalOf(await client.graphql(save('neon')))).toBe(
    'BAD_USER_INPUT: themeId must be one of default, dark, emerald, purple, sunset, ocean.',
  );
});

test('no one saves a theme without signing in', async () => {
  expect(refusalOf(await testApp.visitor().graphql(save('dark')))).toBe(
    'UNAUTHENTICATED: Please sign in to continue.',
  );
});
