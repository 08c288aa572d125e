import { costPower } from '../../../test/support/scenes/cost-power';
import { documentPower } from '../../../test/support/scenes/document-power';
import { applied, csvOf, preview } from '../../../test/support/scenes/import-files';
import { proposeExchange } from '../../../test/support/scenes/proposed-exchange';
import { sharePowers, weekPowers } from '../../../test/support/scenes/share-power';
import { openSteeredHouse, type SteeredHouse } from '../../../test/support/scenes/steered-house';
import { say } from '../../../test/support/scenes/swap-home';
import { talkPower } from '../../../test/support/scenes/talk-power';

/**
 * All that an administrator can do to a house: each leaves a line that every owner reads. Actions on
 * a user’s account are in account-powers.test.
 */
let house: SteeredHouse;
let place: SteeredHouse['place'];
let act: SteeredHouse['act'];
/** Names in the lines. */
let admin: string;
let owner: string;
let second: string;

beforeAll(async () => {
  house = await openSteeredHouse();
  await house.home.testApp.runBackground();
  ({ place, act } = house);
  ({ admin, owner, second } = house.names);
});

afterAll(() => house.home.testApp.close());

const ASSIGN = 'mutation($input: AssignShareInput!) { assignShare(input: $input) { id } }';
const MOVE = 'mutation($input: UpsertShareOwnerInput!) { upsertShareOwner(input: $input) { id } }';
const REMOVE = 'mutation($id: ID!, $reason: String) { removeShare(id: $id, reason: $reason) }';
const ROTATE = 'mutation($input: UpdateRotationInput!) { updateRotation(input: $input) { id } }';
const RELEASE = `mutation($bookingId: ID!, $reason: String) {
  releaseWeek(bookingId: $bookingId, reason: $reason) }`;
const INVITE = 'mutation($input: InviteUsersInput!) { inviteUsers(input: $input) { id } }';
const CREATE_SWAP =
  'mutation($input: CreateWeekSwapInput!) { createWeekSwap(input: $input) { id } }';
const withReason = (name: string) => `mutation($draftId: ID!, $reason: String!) {
  ${name}(draftId: $draftId, reason: $reason) { id } }`;

/** Which share gives which week for which other one. */
const swapLine = (verb: string) =>
  `^${admin} ${verb} the swap of Lake House for share 1: [^:]*2031 for [^:]*2031 of share 5\\.$`;

/** The owners’ line about a choice. */
const shareLine = (what: string, reason: string) => () => [
  expect.stringMatching(
    `^${admin} ${what} share \\d+ of .+ in the draft of 2036 at Lake House, because “${reason}”\\.$`,
  ),
];

interface Power {
  power: string;
  before?: () => Promise<unknown>;
  use: () => Promise<unknown>;
  /** The lines that owners read about it, newest first. */
  read: () => string[];
}

let draftId: number;
let swapId: number;
/** A power over the swap, and the line that owners read about it. */
const swapPower = (
  power: string,
  mutation: string,
  done: string,
  before?: Power['before'],
): Power => ({
  ...{ power, before },
  use: () => act(`mutation($id: ID!) { ${mutation}(id: $id) { id } }`, { id: swapId }),
  read: () => [expect.stringMatching(swapLine(done))],
});

const POWERS: Power[] = [
  {
    power: 'keeps a week for maintenance',
    use: () => house.tag({ isMaintenance: true, reason: 'The roof is repaired' }),
    read: () => [
      `${admin} set week 20 to maintenance in 2033 at Lake House, because “The roof is repaired”.`,
    ],
  },
  {
    power: 'frees it again, with no reason',
    use: () => house.tag({}),
    read: () => [`${admin} set week 20 to no maintenance in 2033 at Lake House.`],
  },
  {
    power: 'changes a season',
    use: () => house.tag({ season: 'PEAK', reason: 'School holidays' }),
    read: () => [
      `${admin} set week 20 to peak season in 2033 at Lake House, because “School holidays”.`,
    ],
  },
  {
    power: 'takes a share from its owner',
    use: async () => act(REMOVE, { id: await house.shareId(12), reason: ' Not paid ' }),
    read: () => [`${admin} took share 12 of Lake House from ${owner}, because “Not paid”.`],
  },
  {
    power: 'gives a share to somebody',
    use: () => {
      const userId = house.home.people.owner.id;
      const input = { ...place, shareNumber: 12, userId, reason: 'Paid after all' };
      return act(ASSIGN, { input });
    },
    read: () => [`${admin} gave share 12 of Lake House to ${owner}, because “Paid after all”.`],
  },
  {
    power: 'moves a share to another owner',
    use: () =>
      act(MOVE, {
        input: {
          ...{ ...place, shareNumber: 12, reason: 'Sold' },
          ...{ ownerName: second, ownerEmail: house.two.email },
        },
      }),
    read: () => [
      `${admin} moved share 12 of Lake House from ${owner} to ${second}, because “Sold”.`,
    ],
  },
  {
    power: 'takes a share by REST',
    use: async () => {
      const id = await house.shareId(12);
      const { status } = await house.home.as.administrator.delete(
        `/api/admin/shares/${id}?reason=The%20sale%20fell%20through`,
      );
      expect(status).toBe(200);
    },
    read: () => [
      `${admin} took share 12 of Lake House from ${second}, because “The sale fell through”.`,
    ],
  },
  {
    power: 'gives shares by an import',
    use: async () => {
      const rows = ['Nora', 'Ned'].map(
        (it, nth) => `${it},Nye,${it}@new.test,Lake House,,${9 + nth}`,
      );
      const { id } = await preview(house.home.as.administrator, csvOf(...rows));
      expect(await applied(house.home.as.administrator, id)).toMatchObject({ status: 'APPLIED' });
    },
    read: () => [`${admin} gave shares 9 and 10 of Lake House to new owners, by an import.`],
  },
  {
    power: 'deletes an owner',
    use: async () => {
      const [nora] = await house.query(`select id from users where email = 'Nora@new.test'`);
      await act(`mutation { deleteUser(id: ${nora?.id}) { __typename } }`);
    },
    read: () => [`${admin} took share 9 of Lake House from a former owner, without a reason.`],
  },
  {
    power: 'gives back a week of an owner',
    use: async () => {
      const bookingId = await house.book(6, 40);
      await act(RELEASE, { bookingId, reason: 'Booked by mistake' });
    },
    read: () => [
      `${admin} gave back week 40 of 2031 at Lake House from share 6, because “Booked by mistake”.`,
    ],
  },
  ...weekPowers(() => house),
  {
    power: 'asks for a swap in the name of an owner',
    use: async () => {
      const [given, wanted] = [await house.dates(28), await house.dates(31)];
      const input = {
        ...{ ...place, userEmail: house.one.email, shareNumber: 1 },
        ...{ currentWeekStart: given.start, currentWeekEnd: given.end },
        ...{ preferredWeekStart: wanted.start, preferredWeekEnd: wanted.end },
      };
      swapId = Number((await act(CREATE_SWAP, { input })).createWeekSwap?.id);
    },
    read: () => [expect.stringMatching(swapLine('requested'))],
  },
  swapPower('cancels a swap', 'cancelSwap', 'cancelled'),
  swapPower('rejects a swap', 'rejectSwap', 'declined', async () => {
    swapId = await house.pendingSwap();
  }),
  swapPower('approves a swap', 'approveSwap', 'approved', async () => {
    await house.query('update properties set swaps_need_approval = true');
    swapId = await house.pendingSwap();
    await say('acceptSwap', swapId, house.two.client);
  }),
  swapPower('takes a swap back', 'takeBackSwap', 'took back'),
  ...(['reject', 'approve'] as const).map((verb) => ({
    power: `${verb}s an exchange`,
    use: async () => {
      const { db } = house.home.testApp.running.app;
      const { id } = await proposeExchange(db, [house.one.bookingId, house.three.bookingId], true);
      const answer = verb === 'approve' ? '{ status }' : '';
      await act(`mutation { ${verb}Exchange(id: ${id}) ${answer} }`);
    },
    read: () => [
      verb === 'reject'
        ? `${admin} declined a swap of weeks at Lake House.`
        : expect.stringMatching(
            `^${admin} approved a swap of weeks at Lake House: share \\d+ gets week \\d+ and share \\d+ week \\d+\\.$`,
          ),
    ],
  })),
  {
    power: 'sets the rotation',
    use: () =>
      act(ROTATE, {
        input: {
          ...{ ...place, year: 2040, firstChoiceShare: 1, kind: 'MIRROR_PAIRS' },
          reason: 'As decided in May',
        },
      }),
    read: () => [
      `${admin} set share 1 to choose first in 2040 at Lake House, in mirror pairs, with the reason “As decided in May”.`,
    ],
  },
  {
    power: 'changes the rules of the house',
    use: async () => {
      const [property] = await house.query('select version from properties where id = $1', [
        house.home.property.id,
      ]);
      const input = { id: house.home.property.id, version: property?.version, claimLimitDays: 3 };
      await act('mutation($input: UpdatePropertyInput!) { updateProperty(input: $input) { id } }', {
        input,
      });
    },
    read: () => [`${admin} changed Lake House: claim limit days from 14 to 3.`],
  },
  {
    power: 'rehearses a draft',
    before: async () => {
      draftId = await house.planned(2034);
    },
    use: () =>
      act('query($draftId: ID!) { rehearseDraft(draftId: $draftId) { weeksLeft } }', { draftId }),
    read: () => [`${admin} rehearsed the draft of 2034 at Lake House.`],
  },
  {
    power: 'drops a plan',
    use: () => act('mutation($draftId: ID!) { dropDraft(draftId: $draftId) }', { draftId }),
    read: () => [`${admin} deleted the plan of the draft of 2034 at Lake House.`],
  },
  {
    power: 'plans a draft and opens it',
    use: () => house.opened(2035),
    read: () => [
      `${admin} opened the draft of 2035 at Lake House.`,
      expect.stringMatching(`^${admin} planned the draft of 2035 at Lake House: .*opened by hand`),
    ],
  },
  {
    power: 'undoes a choice',
    before: async () => {
      draftId = await house.opened(2036);
      await house.pickFor(draftId, 28);
    },
    use: () => act(withReason('undoPick'), { draftId, reason: 'The wrong week' }),
    read: shareLine('undid the choice of week 28 by', 'The wrong week'),
  },
  {
    power: 'pauses a draft',
    use: () => act(withReason('pauseDraft'), { draftId, reason: 'A storm' }),
    read: () => [`${admin} paused the draft of 2036 at Lake House, because “A storm”.`],
  },
  {
    power: 'resumes a draft',
    use: () => act(withReason('resumeDraft'), { draftId, reason: 'The storm is over' }),
    read: () => [`${admin} resumed the draft of 2036 at Lake House, because “The storm is over”.`],
  },
  {
    power: 'chooses for an owner',
    use: () => house.pickFor(draftId, 29),
    read: shareLine('chose week 29 for', 'Chosen by telephone'),
  },
  {
    power: 'invites an owner, among others, while a draft runs',
    use: async () => {
      const { id } = await house.home.testApp.person({ passwordHash: null });
      const [ned] = await house.query(`select id from users where email = 'Ned@new.test'`);
      await act(INVITE, { input: { userIds: [ned?.id, id] } });
    },
    read: () => [`${admin} invited Ned Nye to Lake House.`],
  },
  ...sharePowers(() => house),
  ...[documentPower, talkPower, costPower].map((power) => power(() => house)),
];

test.each(POWERS)('owners read that an administrator $power', async ({ before, use, read }) => {
  await before?.();
  const known = (await house.lines()).length;
  await use();
  const now = await house.lines();
  expect(now.slice(0, now.length - known)).toEqual(read());
});

test('no power is missing: whatever owners may read was read above', async () => {
  const { auditAreas } = house.home.testApp.running.app;
  const declared = Object.entries(auditAreas).flatMap(([area, { forOwners = {} }]) =>
    area === 'user' ? [] : Object.keys(forOwners).map((verb) => `${area}.${verb}`),
  );
  const rows = await house.query('select distinct action from audit_log');
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(declared));
});
