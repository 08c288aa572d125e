import {
  DRAFT_YEAR,
  openedDraft,
  PICK,
  PLAN,
  steering,
} from '../../../../test/support/scenes/drafts';
import { type Home, openHome, type Who } from '../../../../test/support/scenes/home-cast';
import { statementsOf } from '../../../../test/support/sql/statements';
import { makeYear } from '../../weeks/week.factory';

const CHOICES = `{ nextChoices { propertyName timeZone year places { shareNumber turn } outOf
  draft { status deadline turnShare turnsBefore startsBy } } }`;
const RESULTS = '{ myDraftResults { propertyName year weeks { week } } }';
const HOUR = 3_600_000;

let home: Home;

beforeEach(async () => {
  home = await openHome();
});
afterEach(() => home.testApp.close());

const db = () => home.testApp.running.app.db;
const choices = async (who: Who = 'owner') =>
  (await home.as[who].graphql(CHOICES)).data.nextChoices;
const results = async (who: Who = 'owner') =>
  (await home.as[who].graphql(RESULTS)).data.myDraftResults;

const thisYear = async (): Promise<number> => {
  const [{ year }] = await db().query('select extract(year from now())::int as year');
  return year;
};

test('without a draft it is the first year that is not allocated yet', async () => {
  const year = await thisYear();
  expect(await choices()).toMatchObject([{ year, draft: null }]);
  for (const open of [year, year + 1, year + 3]) {
    const facts = { propertyId: home.property.id, year: open, isOpenForClaims: true };
    await makeYear(db().manager, facts);
  }
  expect(await choices()).toMatchObject([{ propertyName: 'Lake House', year: year + 2 }]);
});

test('a planned draft says which year, and the places in it are those of the rotation', async () => {
  const input = { propertyId: home.property.id, year: DRAFT_YEAR };
  await home.as.administrator.graphql(PLAN, { input });
  const [choice] = await choices();
  const { data } = await home.as.owner.graphql(
    `{ rotation(propertyId: ${home.property.id}, year: ${DRAFT_YEAR}) {
      turns { shareNumber turn isMine } } }`,
  );
  const turns: { shareNumber: number; turn: number; isMine: boolean }[] = data.rotation.turns;
  expect(choice).toMatchObject({
    ...{ year: DRAFT_YEAR, timeZone: 'UTC', outOf: turns.length },
    draft: { status: 'PLANNED', deadline: null, turnsBefore: null, startsBy: null },
    places: turns
      .filter(({ isMine }) => isMine)
      .map(({ shareNumber, turn }) => ({ shareNumber, turn })),
  });
});

test('a running draft says how many turns are before mine, and when it begins after full turns', async () => {
  // Share 2 first, then the owner's 12 and 1.
  await db().query('update properties set rotation_base_year = $1', [DRAFT_YEAR - 1]);
  const { id, seats, weeks, deadline } = await openedDraft(home, { windowSeconds: 2 * 3600 });
  const mine = seats.findIndex((it: { shareNumber: number }) => it.shareNumber === 12);
  expect(mine).toBe(1);
  const begins = Date.parse(deadline) + (mine - 1) * 2 * HOUR;
  expect((await choices())[0].draft).toMatchObject({
    ...{ status: 'RUNNING', turnsBefore: mine, turnShare: seats[0].shareNumber },
    startsBy: new Date(begins).toISOString(),
  });
  await db().query('update shares set user_id = $1 where id = $2', [
    home.people.owner.id,
    seats[0].shareId,
  ]);
  expect((await choices())[0].draft).toMatchObject({ turnsBefore: 0 });
  const input = { draftId: id, shareId: seats[0].shareId, week: weeks[0].week };
  expect((await home.as.owner.graphql(PICK, { input })).errors).toBeUndefined();
  expect((await choices())[0].draft.turnsBefore).toBe(mine - 1);
});

test('a paused draft names who paused it and why, until it resumes', async () => {
  const { id: draftId } = await openedDraft(home);
  const pause = async () => {
    const { data } = await home.as.owner.graphql(
      '{ nextChoices { draft { status pausedBy pauseReason } } }',
    );
    return data.nextChoices[0].draft;
  };
  await home.as.administrator.graphql(steering('pauseDraft'), { draftId });
  const { firstName, lastName } = home.people.administrator;
  const pausedBy = `${firstName} ${lastName}`;
  expect(await pause()).toEqual({ status: 'PAUSED', pausedBy, pauseReason: 'A storm' });
  await home.as.administrator.graphql(steering('resumeDraft'), { draftId });
  expect(await pause()).toEqual({ status: 'RUNNING', pausedBy: null, pauseReason: null });
});

test('others learn nothing of it', async () => {
  await openedDraft(home);
  for (const who of ['guest', 'strangerGuest', 'plainAdministrator', 'administrator'] as const) {
    expect([who, await choices(who)]).toEqual([who, []]);
  }
  expect((await choices('strangerOwner')).map((it: { year: number }) => it.year)).not.toContain(
    DRAFT_YEAR,
  );
});

test('all properties are read in one statement', async () => {
  await openedDraft(home);
  expect(await statementsOf(choices)).toEqual(['next-choices']);
});

test('my weeks of a draft are news for 30 days after it has ended', async () => {
  const year = DRAFT_YEAR;
  const { property, people } = home;
  await makeYear(db().manager, { propertyId: property.id, year, isOpenForClaims: true });
  await db().query(
    `insert into bookings (property_id, year, week, share_id)
      select property_id, $1, 20 + share_number, id from shares where property_id = $2`,
    [year, property.id],
  );
  const mine = await db().query(
    `select share_number as number from shares where user_id = $1 and property_id = $2
      order by share_number`,
    [people.owner.id, property.id],
  );
  expect(await results()).toEqual([]);
  const endedDaysAgo = (days: number) =>
    db().query(`update property_years set drafted_at = now() - make_interval(days => $1)`, [days]);
  await endedDaysAgo(29);
  expect(await results()).toEqual([
    {
      ...{ propertyName: 'Lake House', year },
      weeks: mine.map(({ number }: { number: number }) => ({ week: 20 + number })),
    },
  ]);
  expect(await results('strangerOwner')).toEqual([]);
  await endedDaysAgo(31);
  expect(await results()).toEqual([]);
});
