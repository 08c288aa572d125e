import { setTimeout as sleep } from 'node:timers/promises';
import { announce } from '../../src/core/audiences/announce';
import { inTransaction } from '../../src/core/database/database';
import type { Listener } from '../support/clients/api-client';
import type { Operation } from '../support/clients/every-call';
import { forgetAttempts } from '../support/mailbox';
import { openLedger } from '../support/scenes/cost-facts';
import { openedDraft } from '../support/scenes/drafts';
import { proposeExchange } from '../support/scenes/proposed-exchange';
import { askFor, setStatus } from '../support/scenes/request-cast';
import { request as requestSwap } from '../support/scenes/swap-home';
import { said } from '../support/scenes/talk-home';
import type { MarkedHouse, Place } from './marks';
import type { Scenario } from './scenario';
import { VISITORS, type Visitor } from './table';

/** The events each caller receives; a caller not listed receives none. */
type Heard = Partial<Record<Visitor, Place[]>>;

const BY_OWNERS: Heard = {
  elsewhere: ['Dune'],
  'co-owner': ['Lake'],
  self: ['Lake'],
  admin: ['Lake', 'Dune'],
};
const BY_SELF: Heard = { self: ['Lake'] };
const BY_TAKING_PART: Heard = { elsewhere: ['Dune'], 'co-owner': ['Lake'], self: ['Lake'] };
const BY_ADMINISTRATORS: Heard = { admin: ['Lake', 'Dune'] };

/**
 * The recipients of events in a property and between its owner and their partner, by subscription.
 */
export const HEARD: Record<string, Heard> = {
  adminEvents: BY_ADMINISTRATORS,
  myCalendarEvents: BY_OWNERS,
  myCostEvents: BY_OWNERS,
  myDraftEvents: BY_OWNERS,
  myExchangeEvents: BY_SELF,
  myMessageEvents: BY_SELF,
  myNotices: BY_SELF,
  mySpecialRequestChanged: BY_SELF,
  mySwapEvents: BY_SELF,
  myTalkEvents: BY_TAKING_PART,
  specialRequestEvents: BY_ADMINISTRATORS,
};

/** An event not received by then is missing. */
const LATEST_MS = 10_000;
/** A published event is received well within this time. */
const SILENCE_MS = 500;

/** A caller with an open subscription. */
interface Ear {
  subscription: string;
  visitor: Visitor;
  listener: Listener;
}

/** Opens each subscription for each caller, over a socket of its own. */
export async function listenTo(subscriptions: Operation[], { callers }: Scenario): Promise<Ear[]> {
  const ears: Ear[] = [];
  for (const { name: subscription, ask } of subscriptions) {
    for (const visitor of VISITORS) {
      const listener = await callers[visitor].client.subscribe(ask().text);
      ears.push({ subscription, visitor, listener });
    }
  }
  return ears;
}

const NAME = `mutation($id: ID!) { nameGuests(input: { bookingId: $id, guests: "Two" }) { id } }`;
const AGREE = 'mutation($id: ID!) { answerExchange(id: $id, isYes: true) }';
const BUDGET = 'mutation ($input: BudgetInput!) { saveBudget(input: $input) }';
const TYPE = 'mutation($id: ID!) { setTyping(conversationId: $id) }';

/** Triggers everything that is published live. */
async function liven({ home }: Scenario, { propertyId, owner, partner }: MarkedHouse) {
  await forgetAttempts(home.testApp);
  const [target, mine] = await home.testApp.running.app.db.query(
    `with held as (
        select b.id, b.year, s.user_id from bookings b join shares s on s.id = b.share_id
        where b.property_id = $1 and s.user_id in ($2, $3) and b.released_at is null
      )
      select min(theirs.id) as id from held theirs
      where theirs.year = (select max(one.year) from held one join held other
        on other.year = one.year and other.user_id <> one.user_id)
      group by theirs.user_id order by theirs.user_id = $2 desc`,
    [propertyId, owner.person.id, partner.person.id],
  );
  await owner.client.graphql(NAME, target);
  const input = { bookingId: mine.id, targetBookingId: target.id };
  await requestSwap(partner.client, input);
  const { db } = home.testApp.running.app;
  await partner.client.graphql(AGREE, await proposeExchange(db, [mine.id, target.id]));
  await inTransaction(home.testApp.running.app, (transaction) => {
    const to = { userId: owner.person.id, propertyId, byId: undefined, facts: {} };
    return announce(transaction, [{ ...to, kind: 'week.released' }]);
  });
  await openedDraft(home, {}, propertyId);
  const request = await askFor(home, owner.client, { propertyId });
  await setStatus(home.as.administrator, { id: request.id, status: 'in_progress' });
  await said(owner.client, propertyId, 'Hello');
  await openLedger(home, propertyId);
  await home.as.administrator.graphql(BUDGET, { input: { propertyId, year: 2027, lines: [] } });
  const message = { receiverId: partner.person.id, content: 'Hello' };
  const { id, conversationId } = (await owner.client.post('/api/messages', message)).body;
  await owner.client.graphql(TYPE, { id: conversationId });
  await partner.client.patch(`/api/messages/${id}/read`);
  await partner.client.patch(`/api/messages/${id}/archive`);
}

/** Waits until no events arrive for a while: the last ones must not count for the next property. */
async function silence(ears: readonly Ear[]): Promise<void> {
  const count = () => ears.reduce((sum, { listener }) => sum + listener.events.length, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await sleep(SILENCE_MS);
    await Promise.all(ears.map(({ listener }) => listener.caughtUp()));
  }
}

/** Triggers events in a property and returns who received them, by subscription. */
export async function heardOf(
  ears: Ear[],
  scenario: Scenario,
  house: MarkedHouse,
): Promise<Record<string, Visitor[]>> {
  const before = ears.map(({ listener }) => listener.events.length);
  await liven(scenario, house);
  await Promise.all(
    ears.map(async ({ subscription, visitor, listener }, index) => {
      const hears = HEARD[subscription]?.[visitor]?.includes(house.place);
      if (!hears) return;
      const received = listener.received((before[index] ?? 0) + 1);
      await Promise.race([received, sleep(LATEST_MS, null, { ref: false })]);
    }),
  );
  await silence(ears);
  const heard = ears.filter(({ listener }, index) => listener.events.length > (before[index] ?? 0));
  return Object.fromEntries(
    Object.keys(HEARD).map((name) => [
      name,
      heard.filter(({ subscription }) => subscription === name).map(({ visitor }) => visitor),
    ]),
  );
}

/** Returns the expected recipients of a property's events, by subscription. */
export const hearersOf = (place: Place): Record<string, Visitor[]> =>
  Object.fromEntries(
    Object.entries(HEARD).map(([name, heard]) => [
      name,
      VISITORS.filter((visitor) => heard[visitor]?.includes(place)),
    ]),
  );
