import { Client } from 'pg';
import { createTestDatabase } from '../../test/support/sql/template';
import { signInHint } from './sign-in-hint';

let url: string;
let client: Client;

beforeEach(async () => {
  url = await createTestDatabase();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

const add = (email: string, role: string) =>
  client.query(
    `insert into users (first_name, last_name, email, user_role) values ('Ada', 'Keller', $1, $2)`,
    [email, role],
  );

test('without an administrator, it says how to create one', async () => {
  const sentence = expect.stringMatching(/^No administrator yet: npm run admin -- create --email /);
  expect(await signInHint(url, true)).toEqual([sentence]);
  await add('olivia@fairweek.test', 'OWNER');
  expect(await signInHint(url, true)).toEqual([
    'Demo accounts (password fairweek-demo):',
    '  olivia@fairweek.test     OWNER',
    sentence,
  ]);
  expect(await signInHint(url, false)).toEqual([sentence]);
});

test('it names the accounts of the demo that exist, and no others', async () => {
  await add('admin@fairweek.test', 'ADMIN');
  await add('ada@example.org', 'ADMIN');
  expect(await signInHint(url, true)).toEqual([
    'Demo accounts (password fairweek-demo):',
    '  admin@fairweek.test      ADMIN',
  ]);
  expect(await signInHint(url, false)).toEqual([]);
});

test('of a copy without the demo, it names no account', async () => {
  await add('ada@example.org', 'ADMIN');
  expect(await signInHint(url, true)).toEqual([]);
});
