import type { User } from '../../../src/features/auth/user.entity';
import { endExchanges } from '../../../src/features/exchanges/use-cases/end-exchanges';
import { searchExchanges } from '../../../src/features/exchanges/use-cases/search-exchanges';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { openScene } from '../pool/open-scene';
import type { TestApp } from '../servers/test-app';
import { until } from '../until';
import { makeSwapHome, type SwapHome, swapHomeOf } from './swap-home';

const SAVE = `mutation($input: SwapWishesInput!) {
  saveSwapWishes(input: $input) { bookingId weeks } }`;
const PROPOSALS = `{ exchangeProposals { id status shareNumber isOpenWeek ownerCount agreedCount
  hasAgreed needsApproval give { week startDate } get { week } } }`;
const ANSWER = 'mutation($id: ID!, $isYes: Boolean!) { answerExchange(id: $id, isYes: $isYes) }';

/** An owner with a week of the year. */
export interface Wisher {
  client: ApiClient;
  person: User;
  email: string;
  share: number;
  week: number;
  bookingId: number;
}

/** A home whose owners `one`, `two` and `three` hold weeks 28, 31 and 30. */
export interface ExchangeHome extends SwapHome {
  one: Wisher;
  two: Wisher;
  three: Wisher;
  /** Saves a list and lets the search run. */
  wish(owner: Wisher, weeks: number[]): Promise<void>;
  /** Saves the lists of a circle: one wants 31, two wants 30, three wants 28. */
  wishInCircle(): Promise<void>;
  /** Returns the only exchange that is proposed to an owner. */
  proposalTo(owner: Wisher): Promise<Record<string, unknown> & { id: number }>;
  search(): Promise<void>;
  end(): Promise<void>;
}

/** Saves the weeks that an owner would take for theirs. */
export const saveWishes = (client: ApiClient, bookingId: number, weeks: number[]) =>
  client.graphql(SAVE, { input: { bookingId, weeks } });

export const proposalsTo = async (client: ApiClient) =>
  (await client.graphql(PROPOSALS)).data.exchangeProposals;

/** Answers an exchange. */
export const answer = (client: ApiClient, id: number, isYes: boolean) =>
  client.graphql(ANSWER, { id, isYes });

/** Makes the home on an empty database. */
async function makeExchangeHome(testApp: TestApp) {
  const stored = await makeSwapHome(testApp);
  const { home, other } = stored;
  const { book } = swapHomeOf(stored);
  const third = await testApp.person();
  const place = { propertyId: home.property.id, shareNumber: 6, userId: third.id };
  await makeShare(testApp.running.app.db.manager, place);
  const wisher = async (person: User, share: number, week: number): Promise<Wisher> => ({
    ...{ person, share, week, email: person.email ?? '' },
    client: await testApp.signIn(person),
    bookingId: await book(share, week, `guests of ${share}`),
  });
  return {
    ...stored,
    one: await wisher(home.people.owner, 1, 28),
    two: await wisher(other.person, 5, 31),
    three: await wisher(third, 6, 30),
  };
}

export async function openExchangeHome(): Promise<ExchangeHome> {
  const swaps = swapHomeOf(await openScene('exchange home', {}, makeExchangeHome));
  const { home, one, two, three, query } = swaps;
  const { app } = home.testApp.running;
  const search = async () => {
    await query('update exchange_searches set due_at = now()');
    await searchExchanges(app);
  };
  const wish: ExchangeHome['wish'] = async ({ client, bookingId }, weeks) => {
    const { errors } = await saveWishes(client, bookingId, weeks);
    if (errors) throw new Error(errors[0]?.message);
    await searchExchanges(app);
  };
  return {
    ...swaps,
    ...{ wish, search },
    async wishInCircle() {
      await wish(one, [31]);
      await wish(two, [30]);
      await wish(three, [28]);
    },
    async proposalTo({ client }) {
      // The server’s own search may have taken the year a moment before this one.
      const all = await until(async () => {
        const found = await proposalsTo(client);
        return found.length > 0 && found;
      });
      expect(all).toHaveLength(1);
      return all[0];
    },
    end: () => endExchanges(app),
  };
}
