import { openedDraft } from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';

let home: Home;

beforeEach(async () => {
  home = await openHome();
});
afterEach(() => home.testApp.close());

const query = (text: string, values: unknown[] = []) =>
  home.testApp.running.app.db.query(text, values);

/**
 * Holds a draft of one round, in which every share takes the first of these weeks that is left.
 * The order is 12, 1, 2 in each of these years.
 */
async function hold(year: number, weeks: number[]) {
  await query(
    `insert into wish_lists (share_id, year, user_id, weeks, is_autopilot)
      select id, $1, user_id, $2, true from shares
        where property_id = $3 and is_active and user_id is not null`,
    [year, weeks, home.property.id],
  );
  const draft = await openedDraft(home, { year, rounds: 1 });
  expect(draft.status).toBe('ENDED');
}

const OUTLOOK = `query($propertyId: ID!, $year: Int!) { draftOutlook(propertyId: $propertyId, year: $year) {
  years turns { round place always usually } called right } }`;

const outlook = async (who: Who, year = 2034) =>
  home.as[who].graphql(OUTLOOK, { propertyId: home.property.id, year });

describe('the outlook', () => {
  it('says nothing before two drafts were held', async () => {
    const nothing = { turns: [], called: null, right: null };
    const { data } = await outlook('owner');
    expect(data.draftOutlook).toEqual({ years: [], ...nothing });
    await hold(2031, [30, 31, 32]);
    const one = await outlook('owner');
    expect(one.data.draftOutlook).toEqual({ years: [2031], ...nothing });
  });

  it('counts what was free at each place in earlier drafts, and how often that was right', async () => {
    await hold(2031, [30, 31, 32]);
    await hold(2032, [30, 31, 32]);
    await hold(2033, [31, 30, 32]);
    const { data } = await outlook('owner');
    const { years, turns, called, right } = data.draftOutlook;
    expect(years).toEqual([2031, 2032, 2033]);
    const free = (place: number) => {
      const { always, usually } = turns.find((it: { place: number }) => it.place === place);
      return [30, 31, 32].map((week) => [week, always.includes(week), usually.includes(week)]);
    };
    expect(free(2)).toEqual([
      [30, false, false],
      [31, false, true],
      [32, true, false],
    ]);
    expect(free(3)[2]).toEqual([32, true, false]);
    expect(called).toBeGreaterThan(right);
    // Drafts of the year itself and after it are not looked at.
    const earlier = await outlook('owner', 2033);
    expect(earlier.data.draftOutlook.years).toEqual([2031, 2032]);
  });

  it('reads no wish list', async () => {
    await hold(2031, [30, 31, 32]);
    await hold(2032, [30, 31, 32]);
    const before = await outlook('owner');
    await query('delete from wish_lists');
    expect((await outlook('owner')).data).toEqual(before.data);
  });

  it.each<[Who, string]>([
    ['inactiveOwner', ''],
    ['administrator', ''],
    ['guest', 'FORBIDDEN'],
    ['strangerOwner', 'FORBIDDEN'],
    ['plainAdministrator', 'FORBIDDEN'],
    ['firstLogin', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ])('for %s answers %s', async (who, code) => {
    const { errors } = await outlook(who);
    expect(errors?.[0]?.extensions?.code ?? '').toBe(code);
  });
});

describe('the twelve years of a share', () => {
  const YEARS = `query($shareId: ID!) { shareYears(shareId: $shareId) { shareNumber propertyName thisYear
    years { year place outOf isHeld wishes { week } got { week } } } }`;

  async function shareOf(number: number): Promise<number> {
    const [share] = await query(
      'select id from shares where property_id = $1 and share_number = $2',
      [home.property.id, number],
    );
    return share.id;
  }

  it('show places held and foreseen, and what was wished and got', async () => {
    await hold(2031, [30, 31, 32]);
    const shareId = await shareOf(1);
    const { data } = await home.as.owner.graphql(YEARS, { shareId });
    const { years, thisYear, ...share } = data.shareYears;
    expect(share).toEqual({ shareNumber: 1, propertyName: 'Lake House' });
    expect(years.map((it: { year: number }) => it.year)).toEqual(
      Array.from({ length: 12 }, (_, index) => thisYear + index),
    );
    expect(years.find((it: { year: number }) => it.year === 2031)).toEqual({
      ...{ year: 2031, place: 2, outOf: 3, isHeld: true, got: [{ week: 31 }] },
      wishes: [{ week: 30 }, { week: 31 }, { week: 32 }],
    });
    expect(years.find((it: { year: number }) => it.year === 2036)).toMatchObject({
      ...{ place: 1, isHeld: false, wishes: [], got: [] },
    });
  });

  it('begin with the first draft held, up to six years ago', async () => {
    await hold(2031, [30, 31, 32]);
    const shareId = await shareOf(12);
    const first = async (yearsAgo: number) => {
      const [{ id }] = await query('select id from drafts');
      const { data: now } = await home.as.owner.graphql(YEARS, { shareId });
      const year = now.shareYears.thisYear - yearsAgo;
      await query('update drafts set year = $1 where id = $2', [year, id]);
      const { data } = await home.as.owner.graphql(YEARS, { shareId });
      return data.shareYears.thisYear - data.shareYears.years[0].year;
    };
    expect([await first(4), await first(9)]).toEqual([4, 6]);
  });

  it('do not show the list of a former owner', async () => {
    await hold(2031, [30, 31, 32]);
    const shareId = await shareOf(1);
    await query('update shares set user_id = $1 where id = $2', [
      home.people.strangerOwner.id,
      shareId,
    ]);
    const { data } = await home.as.strangerOwner.graphql(YEARS, { shareId });
    const year = data.shareYears.years.find((it: { year: number }) => it.year === 2031);
    expect(year).toMatchObject({ wishes: [], got: [{ week: 31 }] });
    const { errors } = await home.as.owner.graphql(YEARS, { shareId });
    expect(errors?.[0]).toMatchObject({
      message: 'This is not a share of yours.',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it.each<[Who, string]>([
    ['administrator', 'FORBIDDEN'],
    ['inactiveOwner', 'FORBIDDEN'],
    ['guest', 'FORBIDDEN'],
    ['strangerOwner', 'FORBIDDEN'],
    ['plainAdministrator', 'FORBIDDEN'],
    ['firstLogin', 'FORBIDDEN'],
    ['visitor', 'UNAUTHENTICATED'],
  ])('for %s answer %s', async (who, code) => {
    const { errors } = await home.as[who].graphql(YEARS, { shareId: await shareOf(1) });
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });
});
