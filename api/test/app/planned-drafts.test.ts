import type { ApiClient } from '../support/clients/api-client';
import { refusalOf } from '../support/scenes/co-owned-home';
import { DRAFT_YEAR, PICK, PLAN, SAVE_LIST, steering } from '../support/scenes/drafts';
import { callOff, eachPlannedSale } from '../support/scenes/planned-sale';

const at = eachPlannedSale();

/** The last day on which a new owner chooses for the share that year, and the day after. */
const [MIDDLE, LATER] = [`${DRAFT_YEAR}-07-02`, `${DRAFT_YEAR}-07-03`];

const LIST = `query($shareId: ID!, $year: Int!) { wishList(shareId: $shareId, year: $year) { weeks } }`;
const place = () => ({ shareId: at.shareId(), year: DRAFT_YEAR });
const save = (client: ApiClient, weeks: number[]) =>
  client.graphql(SAVE_LIST, { input: { ...place(), weeks, isAutopilot: false } });

/** Opens a draft of one round in which it is the turn of the share; returns its id and how to pick. */
async function openDraft() {
  const input = { propertyId: at.home.property.id, year: DRAFT_YEAR, rounds: 1 };
  const draftId = (await at.admin.graphql(PLAN, { input })).data.planDraft.id;
  const { data } = await at.admin.graphql(steering('openDraft'), { draftId });
  const pick = (client: ApiClient, week: number, shareId = at.shareId()) =>
    client.graphql(PICK, { input: { draftId, shareId, week } });
  const [turn] = data.openDraft.seats;
  const { other } = at.home;
  const isFirst = turn.shareId === String(at.shareId());
  if (!isFirst) await pick(other.client, 20, other.share.id);
  return { draftId, pick, finish: () => isFirst && pick(other.client, 20, other.share.id) };
}

const turnsOf = async (client: ApiClient): Promise<boolean[]> =>
  (await client.graphql('{ drafts { isMyTurn } }')).data.drafts.map(
    ({ isMyTurn }: { isMyTurn: boolean }) => isMyTurn,
  );

test('who has the share for most of a year chooses for it, and each week goes to its holder', async () => {
  await save(at.home.one.client, [30]);
  const { pick, finish } = await openDraft();
  await at.planned({ day: MIDDLE });
  expect(await turnsOf(at.buying)).toEqual([true]);
  for (const client of [at.home.one.client, at.second.client]) {
    expect(await turnsOf(client)).toEqual([false]);
    expect(refusalOf(await pick(client, 24))).toMatch(/^FORBIDDEN/);
    expect(refusalOf(await save(client, [31]))).toMatch(/^FORBIDDEN/);
    expect(refusalOf(await client.graphql(LIST, place()))).toMatch(/^FORBIDDEN/);
  }
  expect((await at.buying.graphql(LIST, place())).data.wishList.weeks).toEqual([]);
  expect(refusalOf(await save(at.buying, [24]))).toBe('not refused');
  expect(refusalOf(await pick(at.buying, 24))).toBe('not refused');
  await finish();
  // Week 24 begins before the day.
  expect(await at.staysOf(at.home.one.client)).toHaveLength(1);
  expect(await at.staysOf(at.buying)).toEqual([]);
});

test('in a year of which the seller has most, the buyer chooses nothing and sees no list', async () => {
  await save(at.home.one.client, [30]);
  const { pick, finish } = await openDraft();
  await at.planned({ day: LATER });
  expect(await turnsOf(at.buying)).toEqual([false]);
  expect(refusalOf(await pick(at.buying, 40))).toMatch(/^FORBIDDEN/);
  expect(refusalOf(await save(at.buying, [40]))).toMatch(/^FORBIDDEN/);
  expect(refusalOf(await at.buying.graphql(LIST, place()))).toMatch(/^FORBIDDEN/);
  const years = `{ shareYears(shareId: ${at.shareId()}) { years { wishes { week } } } }`;
  expect(JSON.stringify((await at.buying.graphql(years)).data)).not.toContain('"week"');
  expect(refusalOf(await pick(at.second.client, 40))).toBe('not refused');
  await finish();
  expect(await at.staysOf(at.buying)).toHaveLength(1);
});

test('a plan that is called off gives the turn back', async () => {
  const { pick } = await openDraft();
  await at.planned({ day: MIDDLE });
  await callOff(at.admin, at.shareId());
  expect(refusalOf(await pick(at.buying, 40))).not.toBe('not refused');
  expect(refusalOf(await pick(at.home.one.client, 40))).toBe('not refused');
});
