import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Client, fetchExchange } from '@urql/core';
import { parse } from 'graphql';
import type { User } from '../../src/features/auth/user.entity';
import { createToken } from '../support/scenes/tokens';
import { startTestApp, type TestApp } from '../support/servers/test-app';

let testApp: TestApp;
let person: User;
/** urql as its documentation sets it up, but for the token. */
let urql: Client;
const methods: (string | undefined)[] = [];

beforeAll(async () => {
  testApp = await startTestApp();
  person = await testApp.person();
  const { data } = await createToken(await testApp.signIn(person));
  const headers = { authorization: `Bearer ${data.createAccessToken.secret}` };
  urql = new Client({
    url: `${testApp.running.url}/graphql`,
    exchanges: [fetchExchange],
    fetchOptions: { headers },
    fetch(address, init) {
      methods.push(init?.method);
      return fetch(address, init);
    },
  });
});
afterAll(() => testApp.close());

describe('Redocly', () => {
  /** The findings of its recommended rules in a document. */
  async function problemsOf(source: string): Promise<string[]> {
    const rules = { 'operation-tag-defined': 'error' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source, config });
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  }
  const served = async () =>
    JSON.stringify((await testApp.visitor().get('/api/docs/json')).body, null, 2);

  test('finds nothing in the served document that is an error or a warning', async () => {
    const problems = await problemsOf(await served());
    expect(problems).toEqual([]);
  });

  test('finds a parameter that is in no path, and a tag that is not described', async () => {
    const broken = (await served())
      .replace('"/api/conversations/{id}/messages"', '"/api/conversations/messages"')
      .replace('"name": "Messages"', '"name": "Mail"');
    const problems = (await problemsOf(broken)).map((it) => it.split(':')[0]);
    expect(problems).toEqual(
      expect.arrayContaining(['path-parameters-defined', 'operation-tag-defined']),
    );
  });
});

describe('urql with its defaults', () => {
  const WHO = parse('query Who { currentUser { id firstName } }');

  test('queries, by GET as long as the address is short', async () => {
    const { data, error } = await urql.query(WHO, {}).toPromise();
    expect([error, methods.at(-1)]).toEqual([undefined, 'GET']);
    expect(data.currentUser).toMatchObject({ id: String(person.id), firstName: person.firstName });
  });

  test('queries by POST where the address would be too long', async () => {
    const fields = Array.from(
      { length: 99 },
      (_, index) => `aVeryLongNameOfTheFirstName${index}: firstName`,
    ).join(' ');
    const long = parse(`query Long { currentUser { ${fields} } }`);
    const { data, error } = await urql.query(long, {}).toPromise();
    expect([error, methods.at(-1)]).toEqual([undefined, 'POST']);
    expect(data.currentUser.aVeryLongNameOfTheFirstName98).toBe(person.firstName);
  });

  test('reads the code of a refusal', async () => {
    const { error } = await urql.query(parse('{ properties { items { id } } }'), {}).toPromise();
    expect(error?.graphQLErrors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
