import { makeFile } from '../../../test/factories/file.factory';
import { makeShare } from '../../../test/factories/share.factory';
import type { ApiClient } from '../../../test/support/clients/api-client';
import {
  type CoOwnedHome,
  makeCoOwnedHome,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import {
  said,
  sendTo,
  TALK_MESSAGE,
  talkEvents,
  textsOf,
  WATCH_TALKS,
} from '../../../test/support/scenes/talk-home';
import { download, photo, uploadFile } from '../../../test/support/scenes/uploads';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { UserRole } from '../auth/user.entity';

let testApp: TestApp;
let home: CoOwnedHome;
let house: number;
beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  home = await makeCoOwnedHome(testApp);
  house = home.property.id;
});
afterAll(() => testApp.close());

type Mutation = 'editTalkMessage' | 'reactToTalkMessage' | 'pinTalkMessage';

/** Changes a message by a mutation with an input of its name. */
const change = (client: ApiClient, name: Mutation, input: object) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return client.graphql(
    `mutation($input: ${type}!) { ${name}(input: $input) { ${TALK_MESSAGE} } }`,
    { input },
  );
};
const remove = (client: ApiClient, id: string) =>
  client.graphql(`mutation { deleteTalkMessage(id: ${id}) { ${TALK_MESSAGE} } }`);

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

describe('editing', () => {
  test('changes text and mentions within 15 minutes, and says so to all', async () => {
    const { one, other } = home;
    const listener = await other.client.subscribe(WATCH_TALKS);
    const { id } = await said(one.client, house, 'The boat is out');
    const input = { id, content: 'The boat is back', mentionIds: [other.user.id] };
    const { data } = await change(one.client, 'editTalkMessage', input);
    const edited = {
      content: 'The boat is back',
      editedAt: expect.any(String),
      mentions: [{ name: 'Omar Haddad' }],
    };
    expect(data.editTalkMessage).toMatchObject(edited);
    expect((await talkEvents(listener, 2))[1]).toMatchObject({ kind: 'CHANGED', message: edited });
    await change(one.client, 'editTalkMessage', { id, content: 'The boat is back' });
    expect(await query('select * from talk_mentions')).toEqual([]);
  });

  test('is for its author alone, and no longer after 15 minutes', async () => {
    const { one, other } = home;
    const { id } = await said(one.client, house, 'As it was');
    const input = { id, content: 'Otherwise' };
    expect(refusalOf(await change(other.client, 'editTalkMessage', input))).toBe(
      'FORBIDDEN: Only its author can change a message.',
    );
    await query(`update talk_messages set created_at = created_at - interval '16 minutes'`);
    expect(refusalOf(await change(one.client, 'editTalkMessage', input))).toBe(
      'CONFLICT: A message can be changed within 15 minutes after it was sent.',
    );
    expect(await textsOf(other.client, house)).toEqual(['As it was']);
  });
});

test('an answer quotes the start of one message, also once that was deleted', async () => {
  const { one, other } = home;
  const { id } = await said(one.client, house, 'x'.repeat(200));
  const { data } = await sendTo(other.client, house, { content: 'Yes', replyToId: id });
  const quote = { id, authorName: 'Olivia Marsh', excerpt: 'x'.repeat(120), isDeleted: false };
  expect(data.sendTalkMessage.replyTo).toEqual(quote);
  await remove(one.client, id);
  const { data: page } = await one.client.graphql(
    `{ talkMessages(propertyId: ${house}) { items { replyTo { excerpt isDeleted } } } }`,
  );
  expect(page.talkMessages.items[0].replyTo).toEqual({ excerpt: '', isDeleted: true });
});

test('each person reacts once with each of the six', async () => {
  const { one, other } = home;
  const { id } = await said(one.client, house, 'Done');
  const react = (client: ApiClient, emoji: string, isOn = true) =>
    change(client, 'reactToTalkMessage', { id, emoji, isOn });
  await Promise.all([1, 2, 3].map(() => react(one.client, '👍')));
  await react(other.client, '🎉');
  const { data } = await react(other.client, '👍');
  const [mine, theirs] = [one, other].map(({ user }) => String(user.id));
  expect(data.reactToTalkMessage.reactions).toEqual([
    { emoji: '👍', userIds: [mine, theirs] },
    { emoji: '🎉', userIds: [theirs] },
  ]);
  const { data: taken } = await react(one.client, '👍', false);
  expect(taken.reactToTalkMessage.reactions[0]).toEqual({ emoji: '👍', userIds: [theirs] });
  expect(refusalOf(await react(one.client, '🦆'))).toMatch(/^BAD_USER_INPUT: emoji must be one of/);
});

test('at most 20 messages are pinned, also when two are pinned at once', async () => {
  const { one, other } = home;
  const ids: string[] = [];
  for (let index = 0; index < 22; index += 1) {
    ids.push((await said(one.client, house, `Number ${index}`)).id);
  }
  const pin = (id: string | undefined, isPinned = true) =>
    change(other.client, 'pinTalkMessage', { id, isPinned });
  for (const id of ids.slice(0, 19)) await pin(id);
  const last = await Promise.all(ids.slice(19).map((id) => pin(id)));
  const refusal = 'CONFLICT: At most 20 messages can be pinned. Please unpin another one first.';
  expect(last.map(refusalOf).sort()).toEqual([refusal, refusal, 'not refused']);
  await pin(ids[0], false);
  const { data } = await one.client.graphql(`{ talk(propertyId: ${house}) { pinned { id } } }`);
  expect(data.talk.pinned).toHaveLength(19);
});

describe('files', () => {
  /** Uploads a picture for the talk, and returns its id. */
  const uploaded = async (client: ApiClient) => {
    const { body } = await uploadFile(client, await photo(), {
      purpose: 'TALK',
      propertyId: house,
    });
    return body.id as number;
  };

  test('are shown in their order, to those who read the message alone', async () => {
    const { one, other } = home;
    const fileIds = [await uploaded(one.client), await uploaded(one.client)].toReversed();
    const { data } = await sendTo(one.client, house, { fileIds });
    expect(data.sendTalkMessage).toMatchObject({
      content: '',
      files: fileIds.map((id) => ({ id: String(id), name: null })),
    });
    const statusFor = async (client: ApiClient) =>
      (await download(client, `/api/files/${fileIds[0]}`)).status;
    expect(await statusFor(other.client)).toBe(200);
    expect(await statusFor(await testApp.signIn(await testApp.person()))).toBe(404);
  });

  test('are not shown to an administrator who views as one of the house', async () => {
    const { one } = home;
    const fileId = await uploaded(one.client);
    const person = await testApp.person({ userRole: UserRole.ADMIN });
    const viewer = await testApp.signIn(person, { isAdmin: true });
    await viewer.graphql(`mutation { startViewing(userId: ${one.user.id}) }`);
    const seen = async () => [
      (await download(viewer, `/api/files/${fileId}`)).status,
      (await download(viewer, `/api/files/${fileId}/thumb`)).status,
    ];
    expect(await seen()).toEqual([404, 404]);
    await sendTo(one.client, house, { content: 'Look', fileIds: [fileId] });
    expect(await seen()).toEqual([404, 404]);
  });

  test('go with their message, as its reactions and mentions do', async () => {
    const { one, other } = home;
    const fileId = await uploaded(one.client);
    const facts = { content: 'Look', fileIds: [fileId], mentionIds: [other.user.id] };
    const { id } = (await sendTo(one.client, house, facts)).data.sendTalkMessage;
    await change(other.client, 'reactToTalkMessage', { id, emoji: '👍', isOn: true });
    await change(other.client, 'pinTalkMessage', { id, isPinned: true });
    const { data } = await remove(one.client, id);
    expect(data.deleteTalkMessage).toMatchObject({
      ...{ content: '', files: [], reactions: [], mentions: [], pinnedAt: null },
      deletedAt: expect.any(String),
    });
    expect((await download(one.client, `/api/files/${fileId}`)).status).toBe(404);
    expect(await query('select id from files where id = $1', [fileId])).toEqual([]);
    const again = await change(one.client, 'reactToTalkMessage', { id, emoji: '👍', isOn: true });
    expect(refusalOf(again)).toBe('CONFLICT: This message was deleted.');
  });

  test('of others, of other houses and of other messages are refused', async () => {
    const { one, other } = home;
    const elsewhere = await makeCoOwnedHome(testApp);
    const { app } = testApp.running;
    const ofMine = { purpose: 'TALK', uploadedById: one.user.id } as const;
    const sent = await uploaded(one.client);
    await sendTo(one.client, house, { fileIds: [sent] });
    const foreign = [
      2_000_000_000,
      sent,
      await uploaded(other.client),
      (await makeFile(app, { ...ofMine, propertyId: elsewhere.property.id })).id,
      (await makeFile(app, { ...ofMine, purpose: 'DOCUMENT', propertyId: house })).id,
    ];
    const before = await textsOf(one.client, house);
    for (const id of foreign) {
      const answer = await sendTo(one.client, house, {
        content: 'Mine?',
        fileIds: [await uploaded(one.client), id],
      });
      expect(refusalOf(answer)).toMatch(/^NOT_FOUND: This file is not there any more/);
    }
    expect(await textsOf(one.client, house)).toEqual(before);
    const upload = await uploadFile(elsewhere.one.client, await photo(), {
      ...{ purpose: 'TALK', propertyId: house },
    });
    expect(upload.status).toBe(403);
  });
});

test('changes are limited, as each reaches all who take part', async () => {
  const { client } = home.one;
  const { id } = await said(client, house, 'Mine');
  const answers = await Promise.all(
    Array.from({ length: 121 }, () => change(client, 'editTalkMessage', { id, content: 'Yours' })),
  );
  expect(answers.map(refusalOf)).toContainEqual(expect.stringMatching(/^TOO_MANY_REQUESTS/));
});

test('a search finds the beginnings of words in what the caller may read', async () => {
  const { one, other } = home;
  for (const text of ['The boathouse is locked', 'No boat today', 'Nothing']) {
    await said(one.client, house, text);
  }
  const search = async (client: ApiClient, text: string) => {
    const { data } = await client.graphql(
      `{ searchTalk(propertyId: ${house}, text: "${text}") { items { content } } }`,
    );
    return data.searchTalk.items.map((it: { content: string }) => it.content);
  };
  expect(await search(other.client, 'boat')).toEqual(['No boat today', 'The boathouse is locked']);
  expect(await search(other.client, 'boat lock')).toEqual(['The boathouse is locked']);
  const elsewhere = await makeCoOwnedHome(testApp);
  await said(elsewhere.one.client, elsewhere.property.id, 'Whose boat?');
  const everywhere = async ({ client }: CoOwnedHome['one']) =>
    (await client.graphql('{ searchTalk(text: "boat") { items { propertyId content } } }')).data
      .searchTalk.items;
  const found = (propertyId: number, content: string) => ({ propertyId: `${propertyId}`, content });
  const here = ['No boat today', 'The boathouse is locked'].map((text) => found(house, text));
  expect(await everywhere(other)).toEqual(here);
  await makeShare(testApp.running.app.db.manager, {
    ...{ propertyId: elsewhere.property.id, userId: other.user.id, shareNumber: 7 },
  });
  await said(elsewhere.one.client, elsewhere.property.id, 'The boat again');
  expect(await everywhere(other)).toEqual([
    found(elsewhere.property.id, 'The boat again'),
    ...here,
  ]);
  const foreign = await elsewhere.one.client.graphql(
    `{ searchTalk(propertyId: ${house}, text: "boat") { items { content } } }`,
  );
  expect(refusalOf(foreign)).toMatch(/^FORBIDDEN/);
});
