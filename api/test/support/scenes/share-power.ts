import { Share } from '../../../src/features/shares/share.entity';
import { addMember } from '../../factories/share.factory';
import { applied, preview } from './import-files';
import { callOff, plan, settle } from './planned-sale';
import type { SteeredHouse } from './steered-house';

const GIVE = 'mutation($input: GiveWeekInput!) { giveWeek(input: $input) { id } }';
const FILL = 'mutation($input: FillByRotationInput!) { fillByRotation(input: $input) }';
const FILLED = `query($propertyId: ID!, $year: Int!) {
  rotationFill(propertyId: $propertyId, year: $year) { fingerprint } }`;
const INVITE = 'mutation($shareId: ID!) { inviteShareMember(shareId: $shareId) { url } }';
const ROTATE = 'mutation($input: UpdateRotationInput!) { updateRotation(input: $input) { id } }';
const TAKE_BACK = 'mutation($id: ID!) { takeBackImport(id: $id) { id } }';
const ADD = 'mutation($input: AddShareMemberInput!) { addShareMember(input: $input) { shareId } }';
const ABOUT = '(shareId: $shareId, userId: $userId)';
const FIRST = `mutation($shareId: ID!, $userId: ID!) { makeFirstOfShare${ABOUT} { shareId } }`;
const REMOVE = `mutation($shareId: ID!, $userId: ID!) { removeShareMember${ABOUT} }`;

/** An administrator decides about the people of a share, and what owners read of it. */
const peoplePower = (house: () => SteeredHouse) => ({
  power:
    'invites to a share, adds a person without an address, and decides who stands first and who leaves',
  use: async () => {
    const { home, act } = house();
    const { manager } = home.testApp.running.app.db;
    const { id: userId } = await home.testApp.person({ firstName: 'Pia', lastName: 'Berg' });
    const where = { propertyId: home.property.id, shareNumber: 5 };
    const { id: shareId } = await manager.findOneByOrFail(Share, where);
    await addMember(manager, { shareId, userId });
    await act(INVITE, { shareId });
    await act(ADD, { input: { shareId, firstName: 'Ida', lastName: 'Berg' } });
    for (const text of [FIRST, REMOVE]) await act(text, { shareId, userId });
  },
  read: () => {
    const { admin } = house().names;
    return [
      expect.stringMatching(`^${admin} made .+ the first owner of share 5 of Lake House\\.$`),
      `${admin} removed Pia Berg from share 5 of Lake House.`,
      `${admin} made Pia Berg the first owner of share 5 of Lake House.`,
      `${admin} made Ida Berg, who has no email address, an owner of share 5 of Lake House.`,
      `${admin} made a link that invites to share 5 of Lake House.`,
    ];
  },
});

/** An administrator plans that a share passes, calls it off, and plans it again until its day. */
const planPower = (house: () => SteeredHouse) => ({
  power: 'plans that a share passes',
  use: async () => {
    const { home, query } = house();
    const admin = home.as.administrator;
    const { id } = await home.testApp.running.app.db.manager.findOneByOrFail(Share, {
      ...{ propertyId: home.property.id, shareNumber: 5 },
    });
    const buyer = await home.testApp.person({ firstName: 'Bo', lastName: 'Buyer' });
    const facts = { shareIds: [id], day: '2040-01-01', reason: 'Sold' };
    await plan({ admin }, buyer, facts);
    await callOff(admin, id, 'No money');
    await plan({ admin }, buyer, facts);
    await query(`update planned_handovers set day = '2020-01-01' where status = 'PLANNED'`);
    await settle(home.testApp);
  },
  read: () => {
    const { admin } = house().names;
    const passes = 'share 5 of Lake House passes to Bo Buyer on 1 Jan 2040';
    return [
      expect.stringMatching(
        `^${admin} moved share 5 of Lake House from .+ to Bo Buyer on the planned day \\(sale\\)\\.$`,
      ),
      `${admin} planned that ${passes} (sale), because “Sold”.`,
      `${admin} called off that ${passes}, because “No money”.`,
      `${admin} planned that ${passes} (sale), because “Sold”.`,
    ];
  },
});

/** An administrator changes the second year of the mirror pair that begins in 2040. */
const pairPower = (house: () => SteeredHouse) => ({
  power: 'breaks a mirror pair',
  use: async () => {
    const { place, act } = house();
    const setting = { year: 2041, firstChoiceShare: 1, reason: 'All agreed' };
    await act(ROTATE, { input: { ...place, ...setting } });
  },
  read: () => [
    expect.stringMatching(
      `^${house().names.admin} set share 1 to choose first in 2041 at Lake House, with the reason “All agreed”\\. This takes from share \\d+ its first choice of 2041, .*\\.$`,
    ),
  ],
});

/** An administrator saves a season that a week has already. */
const unchangedPower = (house: () => SteeredHouse) => ({
  power: 'saves the same season again, with a reason',
  use: () => house().tag({ season: 'PEAK', reason: 'Asked for twice' }),
  read: () => [
    `${house().names.admin} saved the weeks of 2033 at Lake House unchanged, because “Asked for twice”.`,
  ],
});

/** An administrator begins a draw, and cancels it. */
const drawPower = (house: () => SteeredHouse) => ({
  power: 'begins a draw, and cancels it',
  use: async () => {
    const { home, act } = house();
    const { id: propertyId } = home.property;
    const draws = (name: string) => `mutation($input: ${name}Input!) {
      ${name.charAt(0).toLowerCase()}${name.slice(1)}(input: $input) }`;
    await act(draws('BeginDraw'), { input: { propertyId, question: 'Who is first?' } });
    const { body } = await home.as.administrator.get(`/api/properties/${propertyId}/chain`);
    const input = { propertyId, draw: body.entries.length, reason: 'The wrong question' };
    await act(draws('CancelDraw'), { input });
  },
  read: () => {
    const { admin } = house().names;
    return [
      `${admin} drew lots at Lake House: “Who is first?” is not drawn: The wrong question.`,
      expect.stringMatching(
        `^${admin} drew lots at Lake House: Lots are drawn: “Who is first\\?” .*`,
      ),
    ];
  },
});

/** All that administrators do with the owners of a share, and with who is first. */
export const sharePowers = (house: () => SteeredHouse) =>
  [peoplePower, planPower, pairPower, drawPower].map((power) => power(house));

/** An administrator gives a week to a share, and the line that owners read of it. */
const givePower = (house: () => SteeredHouse) => ({
  power: 'gives a week to a share',
  use: async () => {
    const { home, act } = house();
    const { id: propertyId } = home.property;
    const { manager } = home.testApp.running.app.db;
    const share = await manager.findOneByOrFail(Share, { propertyId, shareNumber: 6 });
    const week = { propertyId, year: 2031, week: 41, shareId: share.id };
    await act(GIVE, { input: { ...week, reason: 'Agreed in May' } });
  },
  read: () => [
    expect.stringMatching(
      `^${house().names.admin} gave week 41 of 2031 at Lake House to share 6.*, because “Agreed in May”\\.$`,
    ),
  ],
});

/** An administrator imports weeks of shares, and the line that owners read of it. */
const importPower = (house: () => SteeredHouse) => ({
  power: 'gives weeks by an import, and takes it back',
  use: async () => {
    const { administrator } = house().home.as;
    const rows = ['Lake House,1,2019,30', 'Lake House,1,2020,30', 'Lake House,1,2020,31'];
    const file = ['Property,Share,Year,Week', ...rows].join('\n');
    const { id } = await applied(administrator, (await preview(administrator, file)).id);
    await house().act(TAKE_BACK, { id });
  },
  read: () => [
    `${house().names.admin} took back 2 weeks of 2020 at Lake House that an import had given, because “The import was taken back”.`,
    `${house().names.admin} took back 1 week of 2019 at Lake House that an import had given, because “The import was taken back”.`,
    `${house().names.admin} gave 2 weeks of 2020 at Lake House by an import.`,
    `${house().names.admin} gave 1 week of 2019 at Lake House by an import.`,
  ],
});

/** An administrator fills a year by rotation, and the line that owners read of it. */
const fillPower = (house: () => SteeredHouse) => ({
  power: 'fills a year by rotation',
  use: async () => {
    const { home, act } = house();
    const of = { propertyId: home.property.id, year: 2041 };
    const { data } = await home.as.administrator.graphql(FILLED, of);
    await act(FILL, { input: { ...of, ...data.rotationFill, reason: 'As each year' } });
  },
  read: () => [
    expect.stringMatching(
      `^${house().names.admin} gave \\d+ weeks of 2041 at Lake House by the rotation, because “As each year”\\.$`,
    ),
  ],
});

/** An administrator marks a year as agreed outside, and takes that back. */
const agreePower = (house: () => SteeredHouse) => ({
  power: 'marks a year as agreed outside Fairweek, and takes that back',
  use: async () => {
    const { home, act } = house();
    const input = { propertyId: home.property.id, year: 2018, reason: 'Settled in May' };
    for (const name of ['agreeYear', 'unagreeYear']) {
      await act(`mutation($input: AgreeYearInput!) { ${name}(input: $input) }`, { input });
    }
  },
  read: () => [
    `${house().names.admin} took back that 2018 at Lake House is agreed outside Fairweek, because “Settled in May”.`,
    `${house().names.admin} marked 2018 at Lake House as agreed outside Fairweek, because “Settled in May”.`,
  ],
});

/** All that administrators do with the weeks of shares. */
export const weekPowers = (house: () => SteeredHouse) =>
  [unchangedPower, givePower, importPower, fillPower, agreePower].map((power) => power(house));
