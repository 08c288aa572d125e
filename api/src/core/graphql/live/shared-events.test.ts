import { buildSchema, GraphQLObjectType, getOperationAST, parse } from 'graphql';
import { type Home, openHome } from '../../../../test/support/scenes/home-cast';
import { createSchema } from '../../../app/schema';
import type { DraftEvent } from '../../../features/draft/draft.events';
import { draftTopic } from '../../../features/draft/draft.events';
import { messagesTopic } from '../../../features/messages/message.events';
import { inTransaction } from '../../database/database';
import { SHARED } from '../root-fields';
import { executor, isShareable } from './shared-events';

const executions = jest.spyOn(executor, 'execute').mock.calls;
afterAll(() => jest.restoreAllMocks());

const DRAFT = 'subscription { myDraftEvents { seq status entries { kind } __typename } }';

const entry = { kind: 'PICKED', share: 1 } as DraftEvent['entries'][number];
const event = (seq: number): DraftEvent => ({
  ...{ draftId: 1, propertyId: 1, year: 2031, status: 'RUNNING', head: null, deadline: null },
  ...{ seq, serverTime: new Date(), entries: [entry] },
});

describe('an event on many sockets', () => {
  let home: Home;
  beforeEach(async () => {
    home = await openHome();
    executions.length = 0;
  });
  afterEach(() => home.testApp.close());

  const listen = (who: 'owner' | 'guest' | 'administrator', count: number, query = DRAFT) =>
    Promise.all(Array.from({ length: count }, () => home.as[who].subscribe(query)));

  const publish = (events: { of: 'owner' | 'guest' | 'administrator'; seq: number }[]) =>
    inTransaction(home.testApp.running.app, async (transaction) => {
      for (const { of, seq } of events) {
        const listener = of === 'administrator' ? 'administrators' : home.people[of].id;
        transaction.publishOnCommit(draftTopic(listener), event(seq));
      }
    });

  test('is executed once for each audience, which receives its own answer alone', async () => {
    const [owners, guests, administrators] = [
      await listen('owner', 5),
      await listen('guest', 3),
      await listen('administrator', 2),
    ];
    await publish([
      { of: 'owner', seq: 1 },
      { of: 'guest', seq: 2 },
      { of: 'administrator', seq: 3 },
    ]);
    const seqs = await Promise.all(
      [owners, guests, administrators].map((listeners) =>
        Promise.all(
          listeners.map(async (listener) => {
            await listener.received(1);
            await listener.caughtUp();
            return listener.events.map(({ data }) => data.myDraftEvents.seq);
          }),
        ),
      ),
    );
    expect(seqs).toEqual([Array(5).fill([1]), Array(3).fill([2]), Array(2).fill([3])]);
    expect(owners[0]?.events[0].data.myDraftEvents).toEqual({
      ...{ seq: 1, status: 'RUNNING', entries: [{ kind: 'PICKED' }], __typename: 'DraftEvent' },
    });
    expect(executions).toHaveLength(3);
  });

  test('is executed once for each document', async () => {
    const [one] = await listen('owner', 1);
    const [other] = await listen('owner', 1, 'subscription { myDraftEvents { year } }');
    await publish([{ of: 'owner', seq: 1 }]);
    expect((await other?.received(1))?.[0].data).toEqual({ myDraftEvents: { year: 2031 } });
    expect((await one?.received(1))?.[0].data.myDraftEvents.seq).toBe(1);
    expect(executions).toHaveLength(2);
  });

  test('with an error is executed for each socket, whose errors carry its own id', async () => {
    const listeners = await listen('owner', 2);
    await inTransaction(home.testApp.running.app, async (transaction) => {
      const broken = { ...event(1), status: 'UNKNOWN' } as unknown as DraftEvent;
      transaction.publishOnCommit(draftTopic(home.people.owner.id), broken);
    });
    const events = await Promise.all(listeners.map((listener) => listener.received(1)));
    const ids = events.map(([heard]) => heard.errors[0].extensions.requestId);
    expect(new Set(ids).size).toBe(2);
  });

  test('stops with its subscription, also while that waits for an event', async () => {
    const [stopped, other] = await listen('owner', 2);
    stopped?.stop();
    await stopped?.closed;
    await publish([{ of: 'owner', seq: 1 }]);
    await other?.received(1);
    expect(stopped?.events).toEqual([]);
  });

  test('that is made for each caller is shared with no one', async () => {
    const query = 'subscription { myMessageEvents { kind } }';
    const listeners = await listen('owner', 3, query);
    await inTransaction(home.testApp.running.app, async (transaction) => {
      const { id } = home.people.owner;
      const typing = { kind: 'TYPING', conversationId: 1, personId: id } as const;
      transaction.publishOnCommit(messagesTopic(id), typing);
    });
    await Promise.all(listeners.map((listener) => listener.received(1)));
    expect(executions).toHaveLength(0);
  });
});

describe('a document is shared', () => {
  const isShared = (schema: Parameters<typeof isShareable>[0], text: string) => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('There is no operation.');
    return isShareable(schema, document, operation);
  };

  test('by the subscriptions whose use-cases do not see the caller', async () => {
    const schema = await createSchema();
    const names = Object.keys(schema.getSubscriptionType()?.getFields() ?? {});
    const shared = names.filter((name) => isShared(schema, `subscription { ${name} }`));
    const personal = ['myMessageEvents', 'mySpecialRequestChanged', 'myTalkEvents'];
    expect(names.filter((name) => !shared.includes(name)).sort()).toEqual(personal);
  });

  test('unless anything in it is not a plain property of the event', () => {
    const schema = buildSchema(`
      type Query { one: Int }
      type Event { plain: Int resolved: Int nested: Event }
      type Subscription { shared(id: Int): Event personal: Event }`);
    const { shared } = schema.getSubscriptionType()?.getFields() ?? {};
    const type = schema.getType('Event');
    if (!(type instanceof GraphQLObjectType) || !shared)
      throw new Error('The schema lacks a type.');
    Object.assign(shared, { extensions: SHARED });
    Object.assign(type.getFields().resolved ?? {}, { resolve: () => 1 });
    const shares = (text: string) => isShared(schema, text);
    expect(shares('subscription { shared { __typename plain nested { plain } } }')).toBe(true);
    expect(shares('subscription { shared { ...on Event { plain } } }')).toBe(true);
    for (const text of [
      'subscription { personal { plain } }',
      'subscription { shared { plain } personal { plain } }',
      'subscription { shared { nested { resolved } } }',
      'subscription { shared { ...more } } fragment more on Event { resolved }',
      'subscription ($id: Int) { shared(id: $id) { plain } }',
      'subscription { shared { unknown } }',
    ])
      expect([text, shares(text)]).toEqual([text, false]);
  });
});
