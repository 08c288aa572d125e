import type { ApiClient } from '../../../test/support/clients/api-client';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';

const SECRET_TEXT = 'The key is under the third stone';
const SEND =
  'mutation($input: SendMessageToEmailInput!) { sendMessageToEmail(input: $input) { content } }';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

test.each<[string, (client: ApiClient, input: object) => Promise<unknown>]>([
  ['REST', (client, input) => client.post('/api/messages/send-to-email', input)],
  ['GraphQL', (client, input) => client.graphql(SEND, { input })],
])('a third person who writes by %s opens a conversation of their own', async (_way, send) => {
  const [olivia, omar, third] = [
    await testApp.person(),
    await testApp.person(),
    await testApp.person(),
  ];
  await makeNeighbours(testApp, [olivia, omar, third]);
  const asOlivia = await testApp.signIn(olivia);
  const message = { receiverId: omar.id, content: SECRET_TEXT };
  const { conversationId } = (await asOlivia.post('/api/messages', message)).body;
  const stored = () =>
    testApp.running.app.db.query(
      `select to_jsonb(m) as message, to_jsonb(s) as side from messages m
        join conversation_sides s on s.conversation_id = m.conversation_id
        where m.conversation_id = $1 order by s.user_id`,
      [conversationId],
    );
  const before = await stored();
  const input = { receiverEmail: omar.email, content: 'From a third person' };
  const answer = JSON.stringify(await send(await testApp.signIn(third), input));
  expect(answer).toContain('From a third person');
  expect(answer).not.toContain(SECRET_TEXT);
  expect(await stored()).toEqual(before);
});
