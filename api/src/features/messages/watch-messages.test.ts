import type { ApiClient, Listener } from '../../../test/support/clients/api-client';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { FLEETS, type Fleet } from '../../../test/support/servers/fleet';
import { until } from '../../../test/support/until';
import type { User } from '../auth/user.entity';

const WATCH = `subscription { myMessageEvents { kind conversationId personId fromMessageId upToMessageId
  message { id content isRead createdAt sender { id firstName } } } }`;

// A fleet that this machine cannot start is reported as skipped.
for (const { name, isHere, open } of FLEETS) {
  (isHere ? describe : describe.skip)(`live over ${name}`, () => liveSuite(open));
}

function liveSuite(open: () => Promise<Fleet>): void {
  let fleet: Fleet;
  let olivia: User;
  let omar: User;
  let asOlivia: ApiClient;
  let asOmar: ApiClient;
  let conversationId: string;
  let listeners: Listener[];

  beforeAll(async () => {
    fleet = await open();
    // The database refuses this text at COMMIT, after everything else has succeeded.
    await fleet.here.running.app.db.query(`
      create function refuse_at_commit() returns trigger language plpgsql as
        $$ begin raise exception 'refused at commit'; end $$;
      create constraint trigger refuse after insert on messages deferrable initially deferred
        for each row when (new.content = 'Refused at commit') execute function refuse_at_commit()`);
  });

  beforeEach(async () => {
    listeners = [];
    [olivia, omar] = [await fleet.here.person(), await fleet.here.person()];
    await makeNeighbours(fleet.here, [olivia, omar]);
    [asOlivia, asOmar] = [await fleet.here.signIn(olivia), await fleet.there.signIn(omar)];
    ({ conversationId } = await sent('Before anybody listens'));
  });

  afterEach(() => {
    for (const listener of listeners) listener.stop();
  });
  afterAll(() => fleet.close());

  /** Sends a message and returns its ids as in GraphQL. */
  async function sent(content: string) {
    const { status, body } = await asOlivia.post('/api/messages', {
      receiverId: omar.id,
      content,
    });
    expect(status).toBe(201);
    return { ...body, id: String(body.id), conversationId: String(body.conversationId) };
  }

  /** Subscribes; earlier events may still arrive. */
  async function listen(client: ApiClient): Promise<Listener> {
    await fleet.settle();
    const listener = await client.subscribe(WATCH);
    listeners.push(listener);
    return listener;
  }

  /** Returns exactly what each listener receives before a last message that all of them receive. */
  async function heard(...all: Listener[]) {
    const { id } = await sent('The end');
    return Promise.all(
      all.map(async (listener) => {
        const isTheEnd = (it: Event) => eventOf(it).message?.id === id;
        while (!listener.events.some(isTheEnd)) await listener.received(listener.events.length + 1);
        return listener.events.filter((it) => !isTheEnd(it)).map(eventOf);
      }),
    );
  }

  test('a message reaches every socket of both people, once each', async () => {
    const all = [
      await listen(asOlivia),
      await listen(asOlivia.at(fleet.there.running.url)),
      await listen(asOmar),
      await listen(asOmar.at(fleet.here.running.url)),
    ];
    const { id, createdAt } = await sent('Hello');
    for (const events of await heard(...all)) {
      expect(events).toEqual([
        {
          kind: 'SENT',
          conversationId,
          personId: String(olivia.id),
          fromMessageId: null,
          upToMessageId: null,
          message: {
            id,
            content: 'Hello',
            isRead: false,
            createdAt,
            sender: { id: String(olivia.id), firstName: olivia.firstName },
          },
        },
      ]);
    }
  });

  test('the first message of a conversation reaches a person who listened before', async () => {
    const una = await fleet.there.person();
    await makeNeighbours(fleet.there, [olivia, una]);
    const listener = await listen(await fleet.there.signIn(una));
    await asOlivia.post('/api/messages', { receiverId: una.id, content: 'Welcome' });
    const [event] = await listener.received(1);
    expect(event.data.myMessageEvents.message.content).toBe('Welcome');
  });

  test('a repeated client key is published once', async () => {
    const listener = await listen(asOmar);
    const message = {
      receiverId: omar.id,
      content: 'Once',
      clientKey: '0b5ad1a4-7a3c-4c8e-9df3-6a8f6a1f0c11',
    };
    await Promise.all([1, 2, 3].map(() => asOlivia.post('/api/messages', message)));
    expect(await heard(listener)).toMatchObject([[{ message: { content: 'Once' } }]]);
  });

  test('a message of 10,000 characters arrives whole, in order with the others', async () => {
    const [mine, his] = [await listen(asOlivia), await listen(asOmar)];
    const long = `${'👋 "\\\n'.repeat(100)}${'é'.repeat(9_400)}`;
    for (const content of ['Before', long, 'After']) await sent(content);
    for (const events of await heard(mine, his)) {
      expect(events.map((it) => it.message.content)).toEqual(['Before', long, 'After']);
    }
  });

  test('reading notifies both, with the first and the last message read', async () => {
    const readUpTo = (id: string) =>
      asOmar.graphql(
        `mutation { markConversationRead(conversationId: ${conversationId}, upToMessageId: ${id}) }`,
      );
    await readUpTo((await sent('Read before')).id);
    const { id: first } = await sent('To be read');
    const { id } = await sent('To be read as well');
    const [mine, his] = [await listen(asOlivia), await listen(asOmar)];
    await readUpTo(id);
    const read = {
      kind: 'READ',
      conversationId,
      personId: String(omar.id),
      fromMessageId: first,
      upToMessageId: id,
      message: null,
    };
    expect(await heard(mine, his)).toEqual([[read], [read]]);
  });

  test('reading one message names only that one', async () => {
    await sent('Not read yet');
    const { id } = await sent('Read on its own');
    const his = await listen(asOmar);
    await asOmar.patch(`/api/messages/${id}/read`);
    expect(await heard(his)).toMatchObject([
      [{ kind: 'READ', fromMessageId: id, upToMessageId: id }],
    ]);
  });

  test('reading again changes nothing and notifies no one', async () => {
    const { id } = await sent('Read once');
    await asOmar.patch(`/api/messages/${id}/read`);
    const listener = await listen(asOlivia);
    await asOmar.patch(`/api/messages/${id}/read`);
    expect(await heard(listener)).toEqual([[]]);
  });

  test('typing notifies only the other participant', async () => {
    const [mine, his] = [await listen(asOlivia), await listen(asOmar)];
    await asOlivia.graphql(`mutation { setTyping(conversationId: ${conversationId}) }`);
    const typing = { kind: 'TYPING', conversationId, personId: String(olivia.id) };
    expect(await heard(mine, his)).toMatchObject([[], [{ ...typing, message: null }]]);
  });

  test.each([
    ['archiving', 'patch', '/archive'],
    ['deleting', 'delete', ''],
  ] as const)('%s reaches only the sockets of its user', async (_what, method, suffix) => {
    const { id } = await sent('To be put away');
    const [mine, his] = [await listen(asOlivia), await listen(asOmar)];
    const his2 = await listen(asOmar.at(fleet.here.running.url));
    await asOmar[method](`/api/messages/${id}${suffix}`);
    const changed = { kind: 'CHANGED', conversationId, personId: String(omar.id) };
    expect(await heard(mine, his, his2)).toMatchObject([[], [changed], [changed]]);
  });

  test('nothing is published if the commit fails', async () => {
    const [mine, his] = [await listen(asOlivia), await listen(asOmar)];
    const { status, body } = await asOlivia.post('/api/messages', {
      receiverId: omar.id,
      content: 'Refused at commit',
    });
    expect([status, body.message]).toEqual([500, 'Internal error']);
    expect(await heard(mine, his)).toEqual([[], []]);
  });

  test('when the bus is cut, sockets are closed to connect again and catch up by reading', async () => {
    const cut = await listen(asOmar);
    const buses = [fleet.here, fleet.there].map(({ running }) => running.app.bus);
    const losses = buses.map((bus) => new Promise<void>((resolve) => bus.onGap(resolve)));
    await fleet.cutBus();
    expect(await cut.closed).toEqual({
      code: 1012,
      reason: 'Live updates were interrupted. Please connect again.',
    });
    const missed = await sent('While nobody could hear');
    await Promise.all(losses);
    await until(() => buses.every(({ isConnected }) => isConnected));
    const again = await listen(asOmar);
    const { body } = await asOmar.get(`/api/conversations/${conversationId}/messages?first=1`);
    expect(body).toMatchObject([{ id: Number(missed.id) }]);
    await sent('And on it goes');
    const events = await again.received(1);
    expect(events.at(-1).data.myMessageEvents.message.content).toBe('And on it goes');
  });
}

type Event = Listener['events'][number];

/** The event of a subscription without errors. */
function eventOf({ data, errors }: Event) {
  expect(errors).toBeUndefined();
  return data.myMessageEvents;
}
