import { DRAFT_YEAR, PICK, PLAN, steering } from '../../../test/support/scenes/drafts';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import type { HouseActionPage } from './house-log.types';

const LOG = `query($propertyId: ID!, $first: Int, $before: ID) {
  houseActions(propertyId: $propertyId, first: $first, before: $before) {
    nextCursor items { id text } } }`;

let home: Home;
/** The names of administrator and owner. */
let admin: string;
let owner: string;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

beforeAll(async () => {
  home = await openHome();
  admin = nameOf(home.people.administrator);
  owner = nameOf(home.people.owner);
});

afterAll(() => home.testApp.close());

async function read(args: object = {}, who: 'owner' | 'inactiveOwner' = 'inactiveOwner') {
  const { data } = await home.as[who].graphql(LOG, { propertyId: home.property.id, ...args });
  return data.houseActions as HouseActionPage;
}

const texts = async (args: object = {}) => (await read(args)).items.map(({ text }) => text);

async function act(text: string, variables: object = {}) {
  const { data, errors } = await home.as.administrator.graphql(text, { ...variables });
  expect(errors).toBeUndefined();
  return data;
}

const house = () => ({ propertyId: home.property.id, year: DRAFT_YEAR });

async function shareId(number: number): Promise<number> {
  const [share] = await home.testApp.running.app.db.query(
    'select id from shares where property_id = $1 and share_number = $2',
    [home.property.id, number],
  );
  return share.id;
}

async function startedDraft(year: number) {
  const { planDraft } = await act(PLAN, { input: { ...house(), year } });
  await act(steering('openDraft'), { draftId: planDraft.id });
  return planDraft.id as number;
}

const PAUSE = `mutation($draftId: ID!, $reason: String!) {
  pauseDraft(draftId: $draftId, reason: $reason) { id } }`;
const UNDO = `mutation($draftId: ID!, $reason: String!) {
  undoPick(draftId: $draftId, reason: $reason) { id } }`;
const REHEARSE = 'query($draftId: ID!) { rehearseDraft(draftId: $draftId) { weeksLeft } }';

describe('every owner of the house reads', () => {
  test('that a week was kept for maintenance, and freed again', async () => {
    const TAG = 'mutation($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }';
    for (const isMaintenance of [true, false]) {
      const weeks = [{ week: 51, season: 'PEAK', isMaintenance }];
      await act(TAG, { input: { ...house(), year: 2033, weeks } });
    }
    const [freed, kept] = await texts();
    expect(kept).toMatch(
      new RegExp(`^${admin} set .*week 51 to maintenance in 2033 at Lake House`),
    );
    expect(freed).toBe(`${admin} set week 51 to no maintenance in 2033 at Lake House.`);
  });

  test('that a share was taken away and given back', async () => {
    const id = await shareId(12);
    await act('mutation($id: ID!) { removeShare(id: $id) }', { id });
    const input = {
      ...{ propertyId: home.property.id, shareNumber: 12 },
      userId: home.people.owner.id,
    };
    await act('mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }', {
      input,
    });
    expect((await texts()).slice(0, 2)).toEqual([
      `${admin} gave share 12 of Lake House to ${owner}.`,
      `${admin} took share 12 of Lake House from ${owner}.`,
    ]);
  });

  test('who undid a choice, paused and resumed, and why', async () => {
    const draftId = await startedDraft(2034);
    // Share 11 would be first; of those that take part, it is share 12.
    const input = { draftId, shareId: await shareId(12), week: 28 };
    const { errors } = await home.as.owner.graphql(PICK, { input });
    expect(errors).toBeUndefined();
    await act(UNDO, { draftId, reason: 'The wrong week' });
    await act(PAUSE, { draftId, reason: 'A storm' });
    await act(steering('resumeDraft'), { draftId });
    expect((await texts()).slice(0, 3)).toEqual([
      `${admin} resumed the draft of 2034 at Lake House.`,
      `${admin} paused the draft of 2034 at Lake House, because “A storm”.`,
      `${admin} undid a choice in the draft of 2034 at Lake House, because “The wrong week”.`,
    ]);
  });

  test('that the rotation was set', async () => {
    const input = { propertyId: home.property.id, year: 2040, firstChoiceShare: 12 };
    await act('mutation($input: UpdateRotationInput!) { updateRotation(input: $input) { id } }', {
      input,
    });
    expect((await texts())[0]).toBe(`${admin} set share 12 to choose first in 2040 at Lake House.`);
  });

  test('that a draft was rehearsed, also of a plan that was deleted', async () => {
    const { planDraft } = await act(PLAN, { input: { ...house(), year: 2035 } });
    const draftId = planDraft.id;
    await act(REHEARSE, { draftId });
    await act('mutation($draftId: ID!) { dropDraft(draftId: $draftId) }', { draftId });
    const [dropped, rehearsed] = await texts();
    expect(dropped).toBe(`${admin} deleted the plan of the draft of 2035 at Lake House.`);
    expect(rehearsed).toBe(`${admin} rehearsed the draft of 2035 at Lake House.`);
  });

  test('that an owner’s password was set, and that an administrator saw what the owner sees', async () => {
    const { id } = home.people.owner;
    const set = { userId: id };
    await home.as.administrator.post('/api/admin/set-temporary-password', set);
    await act(`mutation { startViewing(userId: ${id}) }`);
    await act('mutation { stopViewing }');
    expect((await texts()).slice(0, 2)).toEqual([
      `${admin} viewed Fairweek as ${owner}.`,
      `${admin} set a temporary password for ${owner}.`,
    ]);
  });
});

describe('no owner reads', () => {
  test('what administrators did elsewhere, or to people without a share here', async () => {
    const before = await texts();
    await act(`mutation { startViewing(userId: ${home.people.strangerOwner.id}) }`);
    await act('mutation { stopViewing }');
    await act(PLAN, { input: { propertyId: home.elsewhere.id, year: 2031 } });
    expect(await texts()).toEqual(before);
  });

  test('what an owner does elsewhere as an administrator', async () => {
    const both = await home.testApp.person({ isAdmin: true });
    const input = { propertyId: home.property.id, shareNumber: 6, userId: both.id };
    await act('mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }', {
      input,
    });
    const before = await texts();
    const client = await home.testApp.signIn(both, { isAdmin: true });
    await client.post('/api/admin/set-temporary-password', {
      userId: home.people.strangerOwner.id,
    });
    expect(await texts()).toEqual(before);
  });

  test('what is private: addresses, arrival details, and fields that are not declared', async () => {
    const { owner: person } = home.people;
    const before = await texts();
    await home.as.administrator.patch(`/api/admin/users/${person.id}`, {
      email: 'private@example.test',
    });
    await act(
      `mutation { saveArrival(input: { propertyId: ${home.property.id}, wifiNetwork: "Lake", wifiPassword: "secret-key" }) { version } }`,
    );
    expect(await texts()).toEqual(before);
    await act(`mutation { updateProperty(input: {
      id: ${home.property.id}, version: ${await version()}, location: "A secret place", claimLimitDays: 9 }) { id } }`);
    const [changed] = await texts();
    expect(changed).toMatch(/claim limit days from 14 to 9/);
    expect(JSON.stringify(await texts())).not.toMatch(/secret|@/);
  });
});

const version = async () => {
  const [property] = await home.testApp.running.app.db.query(
    'select version from properties where id = $1',
    [home.property.id],
  );
  return property.version as number;
};

test('the list is read page by page', async () => {
  const all = await read({ first: 100 });
  const first = await read({ first: 3 });
  const rest = await read({ first: 100, before: first.nextCursor });
  expect([...first.items, ...rest.items]).toEqual(all.items);
  expect(rest.nextCursor).toBeNull();
});
