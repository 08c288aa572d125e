import { Share } from '../../../src/features/shares/share.entity';
import { addMember } from '../../factories/share.factory';
import { applied, preview } from './import-files';
import type { SteeredHouse } from './steered-house';

const GIVE = 'mutation($input: GiveWeekInput!) { giveWeek(input: $input) { id } }';
const FILL = 'mutation($input: FillByRotationInput!) { fillByRotation(input: $input) }';
const FILLED = `query($propertyId: ID!, $year: Int!) {
  rotationFill(propertyId: $propertyId, year: $year) { fingerprint } }`;
const INVITE = 'mutation($shareId: ID!) { inviteShareMember(shareId: $shareId) { url } }';
const ADD = 'mutation($input: AddShareMemberInput!) { addShareMember(input: $input) { shareId } }';
const ABOUT = '(shareId: $shareId, userId: $userId)';
const FIRST = `mutation($shareId: ID!, $userId: ID!) { makeFirstOfShare${ABOUT} { shareId } }`;
const REMOVE = `mutation($shareId: ID!, $userId: ID!) { removeShareMember${ABOUT} }`;

/** An administrator decides about the people of a share, and what owners read of it. */
export const sharePower = (house: () => SteeredHouse) => ({
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
  power: 'gives weeks by an import',
  use: async () => {
    const { administrator } = house().home.as;
    const rows = ['Lake House,1,2019,30', 'Lake House,1,2020,30', 'Lake House,1,2020,31'];
    const file = ['Property,Share,Year,Week', ...rows].join('\n');
    await applied(administrator, (await preview(administrator, file)).id);
  },
  read: () => [
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

/** All that administrators do with the weeks of shares. */
export const weekPowers = (house: () => SteeredHouse) =>
  [givePower, importPower, fillPower].map((power) => power(house));
