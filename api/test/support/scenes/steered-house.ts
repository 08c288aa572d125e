import { PLAN, steering } from './drafts';
import { type ExchangeHome, openExchangeHome } from './exchange-home';
import { request, SWAP_YEAR } from './swap-home';

const FOR_OWNER = 'mutation($input: PickForOwnerInput!) { pickForOwner(input: $input) { id } }';

const TAG = 'mutation($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }';

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** A house whose owners read what an administrator does about it. */
export interface SteeredHouse extends ExchangeHome {
  /** The property’s id, as an input. */
  place: { propertyId: number };
  names: Record<'admin' | 'owner' | 'second', string>;
  /** The lines that the owner of an inactive share reads, newest first. */
  lines(): Promise<string[]>;
  /** Calls the API as the administrator, and returns the data. */
  act(text: string, variables?: object): Promise<Record<string, Record<string, unknown>>>;
  shareId(number: number): Promise<unknown>;
  /** Plans a draft of a year; `opened` opens it as well. */
  planned(year: number): Promise<number>;
  opened(year: number): Promise<number>;
  /** Chooses a week for the owner whose turn it is. */
  pickFor(draftId: number, week: number): Promise<void>;
  /** Sets the tags of week 20 of 2033. */
  tag(tags: { isMaintenance?: boolean; season?: string; reason?: string }): Promise<unknown>;
  /** Asks the second owner for a swap, and returns its id. */
  pendingSwap(): Promise<number>;
  dates(week: number): Promise<{ start: unknown; end: unknown }>;
}

export async function openSteeredHouse(): Promise<SteeredHouse> {
  const house = await openExchangeHome();
  const { home, query, two } = house;
  const { administrator, owner } = home.people;
  const place = { propertyId: home.property.id };
  const act: SteeredHouse['act'] = async (text, variables = {}) => {
    const { data, errors } = await home.as.administrator.graphql(text, { ...variables });
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  const planned: SteeredHouse['planned'] = async (year) =>
    Number((await act(PLAN, { input: { ...place, year } })).planDraft?.id);
  return {
    ...{ ...house, place, act, planned },
    names: {
      ...{ admin: nameOf(administrator), owner: nameOf(owner), second: nameOf(two.person) },
    },
    async lines() {
      const LOG = `query($propertyId: ID!) {
        houseActions(propertyId: $propertyId, first: 100) { items { text } } }`;
      const { data } = await home.as.inactiveOwner.graphql(LOG, place);
      return data.houseActions.items.map(({ text }: { text: string }) => text);
    },
    async shareId(number) {
      const WHERE = 'select id from shares where property_id = $1 and share_number = $2';
      return (await query(WHERE, [home.property.id, number]))[0]?.id;
    },
    async opened(year) {
      const draftId = await planned(year);
      await act(steering('openDraft'), { draftId });
      return draftId;
    },
    async pickFor(draftId, week) {
      const [turn] = await query(
        `select s.id from drafts d join draft_log log on log.draft_id = d.id and log.seq = d.seq
          join shares s on s.property_id = d.property_id
            and s.share_number = (log.text::json -> 'turn' ->> 'share')::int
          where d.id = $1`,
        [draftId],
      );
      const reason = 'Chosen by telephone';
      await act(FOR_OWNER, { input: { draftId, shareId: turn?.id, week, reason } });
    },
    tag({ isMaintenance = false, season = 'LOW', reason }) {
      const weeks = [{ week: 20, season, isMaintenance }];
      return act(TAG, { input: { ...place, year: 2033, weeks, reason } });
    },
    async pendingSwap() {
      const input = { bookingId: house.one.bookingId, targetBookingId: two.bookingId };
      const { data, errors } = await request(house.one.client, input);
      if (errors) throw new Error(errors[0]?.message);
      return data.requestSwap.id;
    },
    async dates(week) {
      const [found] = await query(
        `select start_date::text as start, end_date::text as end from weeks
          where property_id = $1 and year = $2 and week = $3`,
        [home.property.id, SWAP_YEAR, week],
      );
      return { start: found?.start, end: found?.end };
    },
  };
}
