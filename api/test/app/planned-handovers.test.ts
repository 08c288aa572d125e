import { makeShare } from '../factories/share.factory';
import type { ApiClient } from '../support/clients/api-client';
import { COMING_YEAR, claim, makeCoOwnedHome, refusalOf } from '../support/scenes/co-owned-home';
import {
  callOff,
  DAY,
  DAY_BEFORE,
  eachPlannedSale,
  HISTORY,
  passTo,
  plan,
  settle,
} from '../support/scenes/planned-sale';
import { memberIds } from '../support/scenes/second-member';

const at = eachPlannedSale();

describe('a handover that is planned', () => {
  test('gives the buyer the weeks from the day on, without guests, and leaves the others', async () => {
    const [before, after] = [await at.book(24), await at.book(26)];
    for (const id of [before, after]) await at.nameGuests(at.home.one.client, id, 'Aunt Ida');
    const { data, errors } = await at.planned({ reason: 'Moved away' });
    expect(errors).toBeUndefined();
    expect(data.planHandover).toBe(true);
    expect(await at.staysOf(at.home.one.client)).toEqual([String(before)]);
    expect(await at.staysOf(at.second.client)).toEqual([String(before)]);
    expect(await at.staysOf(at.buying)).toEqual([String(after)]);
    expect(await at.guestsOf(before)).toBe('Aunt Ida');
    expect(await at.guestsOf(after)).toBe('');
    expect(await at.history()).toEqual({
      tenures: [
        { name: 'Vera Blum', firstDay: DAY, lastDay: null },
        { name: 'Olivia Marsh', firstDay: null, lastDay: DAY_BEFORE },
      ],
      planned: { name: 'Vera Blum', day: DAY, kind: 'SALE', reason: 'Moved away' },
    });
  });

  test('shows the house to the buyer at once, who becomes an owner, and to the sellers until the day', async () => {
    expect(await at.seesHouse(at.buying)).toBe(false);
    await at.planned();
    for (const client of [at.buying, at.home.one.client, at.second.client]) {
      expect(await at.seesHouse(client)).toBe(true);
    }
    expect(await at.roleOf(at.buyer)).toBe('OWNER');
    await passTo(at.testApp);
    // No process has carried it out yet.
    expect(await memberIds(at.db(), at.shareId())).toEqual([at.home.one.user.id, at.second.id]);
    const late = await Promise.all(
      [
        at.home.one.user,
        { ...at.home.one.user, id: at.second.id, email: at.second.email },
        at.buyer,
      ].map((it_) => at.testApp.signIn(it_)),
    );
    expect(await Promise.all(late.map(at.seesHouse))).toEqual([false, false, true]);
  });

  test('offers the buyer open weeks from the day on, and the sellers those before', async () => {
    await at.planned();
    const OPEN = '{ openWeeks(first: 60) { startDate } }';
    const startsOf = async (client: ApiClient) =>
      (await client.graphql(OPEN)).data.openWeeks.map(
        ({ startDate }: { startDate: string }) => startDate,
      );
    const [theirs, sold] = [await startsOf(at.buying), await startsOf(at.home.one.client)];
    expect(theirs[0] >= DAY).toBe(true);
    expect(sold.at(-1) < DAY).toBe(true);
    expect([...sold, ...theirs]).toEqual(await startsOf(at.home.other.client));
  });

  test('says on which day it passes, to both sides and to no one else', async () => {
    await at.planned();
    const mine = async (client: ApiClient) =>
      (await client.graphql('{ myShares { shareNumber yoursFrom passesOn passesTo } }')).data
        .myShares;
    const passes = { shareNumber: 1, yoursFrom: null, passesOn: DAY, passesTo: 'Vera Blum' };
    for (const client of [at.home.one.client, at.second.client]) {
      expect(await mine(client)).toEqual([passes]);
    }
    expect(await mine(at.buying)).toEqual([
      { shareNumber: 1, yoursFrom: DAY, passesOn: null, passesTo: null },
    ]);
    const year = `{ calendar(propertyId: ${at.home.property.id}, year: ${COMING_YEAR}) {
      shares { isMine mineFrom mineUntil } } }`;
    const datesFor = async (client: ApiClient) =>
      (await client.graphql(year)).data.calendar.shares[0];
    expect(await datesFor(at.buying)).toEqual({ isMine: true, mineFrom: DAY, mineUntil: null });
    expect(await datesFor(at.second.client)).toEqual({
      ...{ isMine: true, mineFrom: null, mineUntil: DAY },
    });
    const { client } = at.home.other;
    expect(await datesFor(client)).toEqual({ isMine: false, mineFrom: null, mineUntil: null });
    const [share] = (await client.get(`/api/properties/${at.home.property.id}/shares`)).body;
    expect(share).toMatchObject({ yoursFrom: null, passesOn: null, passesTo: null });
  });

  test('divides claims and guests by the day: each side has its own weeks alone', async () => {
    const [before, after] = [await at.book(24), await at.book(26)];
    await at.planned();
    for (const client of [at.home.one.client, at.second.client]) {
      const refused = await claim({ ...at.home.one, client }, { week: 28 });
      expect(refusalOf(refused)).toBe('FORBIDDEN: This share is not yours when the week begins.');
      expect(refusalOf(await at.nameGuests(client, after, 'Me'))).toMatch(/^FORBIDDEN/);
    }
    expect(refusalOf(await claim({ ...at.home.one, client: at.buying }, { week: 20 }))).toBe(
      'FORBIDDEN: This share is not yours when the week begins.',
    );
    expect(refusalOf(await at.nameGuests(at.buying, before, 'Me'))).toMatch(/^FORBIDDEN/);
    await at.book(22, at.second.client);
    const claimed = await at.book(28, at.buying);
    expect(await at.staysOf(at.buying)).toEqual([String(after), String(claimed)]);
    expect(refusalOf(await at.nameGuests(at.buying, after, 'Uncle Bo'))).toBe('not refused');
  });

  test('divides swaps by the day, and ends those that are open about weeks that pass', async () => {
    const [before, after] = [await at.book(24), await at.book(26)];
    const theirs = (await claim(at.home.other, { week: 30 })).data.claimWeek.id;
    const ask = (client: ApiClient, bookingId: number, targetBookingId: number) =>
      client.graphql('mutation($input: RequestSwapInput!) { requestSwap(input: $input) { id } }', {
        input: { bookingId, targetBookingId },
      });
    expect(refusalOf(await ask(at.home.other.client, theirs, after))).toBe('not refused');
    await at.planned();
    expect(await at.db().query('select status, is_told from week_swaps')).toContainEqual({
      ...{ status: 'CANCELLED', is_told: false },
    });
    expect(refusalOf(await ask(at.home.one.client, after, theirs))).toMatch(/^FORBIDDEN/);
    expect(refusalOf(await ask(at.buying, before, theirs))).toMatch(/^FORBIDDEN/);
    const asked = await ask(at.home.other.client, theirs, after);
    expect(refusalOf(asked)).toBe('not refused');
    const accept = `mutation { acceptSwap(id: ${asked.data.requestSwap.id}) { status } }`;
    expect(refusalOf(await at.home.one.client.graphql(accept))).toMatch(/^NOT_FOUND/);
    expect((await at.buying.graphql(accept)).data.acceptSwap.status).toBe('APPROVED');
    expect(await at.staysOf(at.buying)).toEqual([String(theirs)]);
  });

  test('notifies each person once, with the weeks, also of several shares of two houses', async () => {
    await at.book(26);
    const elsewhere = await makeCoOwnedHome(at.testApp);
    const { id: third } = await makeShare(at.db().manager, {
      ...{ propertyId: elsewhere.property.id, shareNumber: 5, userId: at.home.one.user.id },
    });
    const { errors } = await at.planned({ shareIds: [third, at.shareId()], kind: 'INHERITANCE' });
    expect(errors).toBeUndefined();
    for (const { id } of [at.home.one.user, at.second, at.buyer]) {
      expect(await at.noticesOf(id)).toEqual(['handover.planned']);
    }
    const houses = [at.home.property.name, elsewhere.property.name];
    const news = await at.newsOf(at.home.one.client);
    for (const house of houses) expect(news).toContain(house);
    expect(news).toMatch(
      /pass to Vera Blum on .* \(inheritance\)\. Weeks before that day stay yours/,
    );
    expect(await at.newsOf(at.second.client)).toContain(
      `share 1 of ${at.home.property.name} passes to Vera Blum`,
    );
    expect(await at.newsOf(at.buying)).toMatch(
      /Weeks from that day on are yours now\. It comes with the week/,
    );
    await passTo(at.testApp);
    await settle(at.testApp);
    for (const { id } of [at.home.one.user, at.second, at.buyer]) {
      expect(await at.noticesOf(id)).toEqual(['handover.planned', 'handover.done']);
    }
  });

  test.each([
    ['a day that is not to come', { day: '2020-01-01' }, 'CONFLICT: Please choose a day to come'],
    ['no shares', { shareIds: [] }, 'NOT_FOUND: There is no such share.'],
    ['a day that is none', { day: `${COMING_YEAR}-02-30` }, 'BAD_USER_INPUT'],
  ])('is refused for %s', async (_what, facts, refusal) => {
    expect(refusalOf(await at.planned(facts))).toContain(refusal);
    expect(await at.db().query('select 1 from planned_handovers')).toEqual([]);
  });

  test('is refused for a vacant share, for one of its owners, and for all if for one', async () => {
    const { id: vacant } = await makeShare(at.db().manager, {
      ...{ propertyId: at.home.property.id, shareNumber: 9 },
    });
    expect(refusalOf(await at.planned({ shareIds: [at.shareId(), vacant] }))).toContain(
      'has no owner',
    );
    const own = await plan(at, at.home.one.user, { shareIds: [at.shareId()] });
    expect(refusalOf(own)).toBe(
      `CONFLICT: Olivia Marsh is an owner of share 1 of ${at.home.property.name} already.`,
    );
    expect(await at.db().query('select 1 from planned_handovers')).toEqual([]);
  });

  test('is planned once, also by two administrators at once', async () => {
    const answers = await Promise.all([at.planned(), at.planned(), at.planned()]);
    const refused = answers.map(refusalOf).filter((it_) => it_ !== 'not refused');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toContain('CONFLICT: Share 1 of');
    expect(
      await at.db().query('select 1 from tenures where share_id = $1', [at.shareId()]),
    ).toHaveLength(2);
  });

  test('is for administrators alone, also to call off and to read', async () => {
    await at.planned();
    const input = {
      ...{ shareIds: [at.shareId()], day: DAY, kind: 'SALE' },
      ...{ ownerName: 'Vera Blum', ownerEmail: at.buyer.email },
    };
    const text = 'mutation($input: PlanHandoverInput!) { planHandover(input: $input) }';
    for (const client of [at.home.one.client, at.second.client, at.buying, at.home.other.client]) {
      expect(refusalOf(await client.graphql(text, { input }))).toMatch(/^FORBIDDEN/);
      expect(refusalOf(await callOff(client, at.shareId()))).toMatch(/^FORBIDDEN/);
      expect(refusalOf(await client.graphql(HISTORY, { shareId: at.shareId() }))).toMatch(
        /^FORBIDDEN/,
      );
    }
  });
});
