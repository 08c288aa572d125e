import { randomUUID } from 'node:crypto';
import {
  type CoOwnedHome,
  makeCoOwnedHome,
  makeOwner,
  refusalOf,
} from '../../../test/support/scenes/co-owned-home';
import {
  said,
  sendTo,
  talkEvents,
  textsOf,
  WATCH_TALKS,
} from '../../../test/support/scenes/talk-home';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { sentStatements } from '../../../test/support/sql/sent-statements';

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

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const talkOf = async ({ client }: CoOwnedHome['one']) =>
  (
    await client.graphql(`{ talk(propertyId: ${house}) { propertyName readUpTo unreadCount notify
      mayWrite mayAnnounce hasJoined newcomersReadAll
      people { userId name isAdministrator readUpTo } pinned { id } } }`)
  ).data.talk;

test('a message reaches all who take part, live and in their lists', async () => {
  const { one, other } = home;
  const listener = await other.client.subscribe(WATCH_TALKS);
  const clientKey = randomUUID();
  const mentionIds = [other.user.id];
  const facts = { content: '  Who has the boat key? ', clientKey, mentionIds };
  const { data } = await sendTo(one.client, house, facts);
  const message = data.sendTalkMessage;
  expect(message).toEqual({
    id: expect.any(String),
    kind: 'MESSAGE',
    authorId: String(one.user.id),
    authorName: 'Olivia Marsh',
    isByAdministrator: false,
    content: 'Who has the boat key?',
    clientKey,
    replyTo: null,
    mentions: [{ userId: String(other.user.id), name: 'Omar Haddad' }],
    files: [],
    reactions: [],
    createdAt: expect.any(String),
    editedAt: null,
    deletedAt: null,
    pinnedAt: null,
  });
  const event = { kind: 'SENT', propertyId: String(house), userId: null, readUpTo: null };
  expect(await talkEvents(listener, 1)).toEqual([
    { ...event, message: { ...message, clientKey: null } },
  ]);
  const { data: listed } = await other.client.graphql(
    '{ talks { propertyId propertyName unreadCount hasMention last { content authorName } } }',
  );
  expect(listed.talks).toEqual([
    {
      propertyId: String(house),
      propertyName: home.property.name,
      unreadCount: 1,
      hasMention: true,
      last: { content: 'Who has the boat key?', authorName: 'Olivia Marsh' },
    },
  ]);
});

test('a cursor says what is unread, goes forward alone, and shows the others who has read', async () => {
  const { one, other } = home;
  const sent = [await said(one.client, house, 'One'), await said(one.client, house, 'Two')];
  const listener = await one.client.subscribe(WATCH_TALKS);
  const mark = (upTo: string) =>
    other.client.graphql('mutation($input: MarkTalkReadInput!) { markTalkRead(input: $input) }', {
      input: { propertyId: house, upTo },
    });
  expect(await talkOf(other)).toMatchObject({ readUpTo: '0', unreadCount: 2 });
  await mark(sent[0].id);
  expect(await talkOf(other)).toMatchObject({ readUpTo: sent[0].id, unreadCount: 1 });
  await mark('999999999');
  await mark(sent[0].id);
  expect(await talkOf(other)).toMatchObject({ readUpTo: sent[1].id, unreadCount: 0 });
  const read = { kind: 'READ', userId: String(other.user.id), message: null };
  expect(await talkEvents(listener, 2)).toMatchObject([
    { ...read, readUpTo: sent[0].id },
    { ...read, readUpTo: sent[1].id },
  ]);
  const { people } = await talkOf(one);
  expect(people).toEqual([
    expect.objectContaining({ name: 'Olivia Marsh', readUpTo: '0', isAdministrator: false }),
    expect.objectContaining({ name: 'Omar Haddad', readUpTo: sent[1].id }),
  ]);
});

test('what is unread counts among the messages of its reader, unless they muted or left the house', async () => {
  const { one, other } = home;
  for (const content of ['One', 'Two']) await said(one.client, house, content);
  const counted = async () => {
    const { data } = await other.client.graphql(`{ mailboxCounts { unread unreadInTalks }
      waitingCount(only: MESSAGES) talks { isMuted unreadCount } }`);
    const { mailboxCounts, waitingCount, talks } = data;
    return [mailboxCounts.unread, mailboxCounts.unreadInTalks, waitingCount, talks[0]];
  };
  const choose = (notify: string) =>
    other.client.graphql(
      'mutation ($input: SetTalkNotifyInput!) { setTalkNotify(input: $input) }',
      { input: { propertyId: house, notify } },
    );
  expect(await counted()).toEqual([0, 2, 2, { isMuted: false, unreadCount: 2 }]);
  await choose('NONE');
  expect(await counted()).toEqual([0, 0, 0, { isMuted: true, unreadCount: 2 }]);
  await choose('MENTIONS');
  expect(await counted()).toEqual([0, 2, 2, { isMuted: false, unreadCount: 2 }]);
  await testApp.running.app.db.query('update shares set user_id = null where id = $1', [
    other.share.id,
  ]);
  expect(await counted()).toEqual([0, 0, 0, { isMuted: false, unreadCount: 2 }]);
});

test('reading is limited, as each message that is read reaches all who take part', async () => {
  const { id } = await said(home.one.client, house, 'One');
  const answers = await Promise.all(
    times(121, () =>
      home.other.client.graphql(
        'mutation($input: MarkTalkReadInput!) { markTalkRead(input: $input) }',
        { input: { propertyId: house, upTo: id } },
      ),
    ),
  );
  expect(answers.map(refusalOf)).toContainEqual(expect.stringMatching(/^TOO_MANY_REQUESTS/));
});

test('pages go back from the newest, forward from one, and around one', async () => {
  const { client } = home.one;
  const ids: string[] = [];
  for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push((await said(client, house, text)).id);
  const page = async (args: string) => {
    const { data } = await client.graphql(`{ talkMessages(propertyId: ${house}, ${args}) {
      items { content } newerCursor pageInfo { hasNextPage endCursor } } }`);
    const { items, ...rest } = data.talkMessages;
    return { ...rest, texts: items.map((it: { content: string }) => it.content).join('') };
  };
  expect(await page('first: 2')).toMatchObject({ texts: 'ed', newerCursor: null });
  expect(await page(`first: 2, before: ${ids[3]}`)).toMatchObject({ texts: 'cb' });
  expect(await page(`first: 2, after: ${ids[0]}`)).toMatchObject({
    texts: 'cb',
    newerCursor: ids[2],
  });
  expect(await page(`first: 4, around: ${ids[2]}`)).toMatchObject({
    texts: 'edcb',
    newerCursor: null,
  });
});

test('a repeated client key returns the first message, and notifies no one again', async () => {
  const { one, other } = home;
  const listener = await other.client.subscribe(WATCH_TALKS);
  const facts = { content: 'Once', clientKey: randomUUID() };
  const answers = await Promise.all(times(5, () => sendTo(one.client, house, facts)));
  expect(new Set(answers.map(({ data }) => data.sendTalkMessage.id)).size).toBe(1);
  await said(one.client, house, 'The end');
  expect((await talkEvents(listener, 2)).map(({ message }) => message.content)).toEqual([
    'Once',
    'The end',
  ]);
  const again = await sendTo(one.client, house, { ...facts, content: 'Another text' });
  expect(refusalOf(again)).toBe('CONFLICT: clientKey has already been used for another message.');
});

test('ids and times grow in a talk, however many write at once', async () => {
  const clients = [home.one.client, home.other.client];
  await Promise.all(
    times(40, (index) => said(clients[index % 2] ?? home.one.client, house, `Number ${index}`)),
  );
  const rows: { created_at: Date }[] = await testApp.running.app.db.query(
    'select created_at from talk_messages where property_id = $1 order by id',
    [house],
  );
  const stamps = rows.map((it) => it.created_at.getTime());
  expect(stamps).toHaveLength(40);
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
});

test('sending takes as many statements for 2 people as for 24', async () => {
  const namesOf = async () => {
    await said(home.one.client, house, 'First');
    const statements = await sentStatements(() => said(home.one.client, house, 'How many?'));
    return statements.map((it) => it.name ?? it.text.split(' ')[0]);
  };
  const before = await namesOf();
  expect(before).toEqual(['START', 'send-talk-message', 'sent-talk-message', 'SELECT']);
  for (const share of times(10, (index) => index + 3)) {
    const { share: joined } = await makeOwner(testApp, home.property, { shareNumber: share });
    const { id } = await testApp.person();
    await testApp.running.app.db.query(
      'insert into share_members (share_id, user_id) values ($1, $2)',
      [joined.id, id],
    );
  }
  expect((await talkOf(home.one)).people).toHaveLength(22);
  expect(await namesOf()).toEqual(before);
});

describe('what is not of the talk is refused:', () => {
  test('a stranger, who learns nothing', async () => {
    const client = await testApp.signIn(await testApp.person());
    await said(home.one.client, house, 'Between us');
    const refusal = 'FORBIDDEN: You do not own shares in this property';
    expect(refusalOf(await sendTo(client, house, { content: 'Hello' }))).toBe(refusal);
    for (const query of [
      `talk(propertyId: ${house}) { propertyName }`,
      `talkMessages(propertyId: ${house}) { items { content } }`,
    ]) {
      expect(refusalOf(await client.graphql(`{ ${query} }`))).toBe(refusal);
    }
    expect((await client.graphql('{ talks { propertyId } }')).data.talks).toEqual([]);
  });

  test('a mention of an outsider', async () => {
    const { id } = await testApp.person();
    const facts = { content: 'Hello', mentionIds: [id, home.other.user.id] };
    expect(refusalOf(await sendTo(home.one.client, house, facts))).toBe(
      'BAD_USER_INPUT: Only those who take part can be mentioned.',
    );
    expect(await textsOf(home.one.client, house)).toEqual([]);
  });

  test('an answer to a message of another house', async () => {
    const elsewhere = await makeCoOwnedHome(testApp);
    const { id } = await said(elsewhere.one.client, elsewhere.property.id, 'Elsewhere');
    const answer = await sendTo(home.one.client, house, { content: 'Hello', replyToId: id });
    expect(refusalOf(answer)).toBe('NOT_FOUND: There is no such message.');
  });

  test('a message without text and files', async () => {
    expect(refusalOf(await sendTo(home.one.client, house, { content: ' ' }))).toMatch(
      /^BAD_USER_INPUT/,
    );
  });
});
