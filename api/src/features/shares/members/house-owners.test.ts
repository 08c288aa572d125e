import { addMember, makeShare } from '../../../../test/factories/share.factory';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { PhoneAudience, type User } from '../../auth/user.entity';
import type { Property } from '../../properties/property.entity';
import { makeProperty } from '../../properties/property.factory';

let testApp: TestApp;
let property: Property;
let first: User;
let second: User;
let hidden: User;

const SHOWN = { phoneAudience: PhoneAudience.OWNERS };

beforeAll(async () => {
  testApp = await startTestApp();
  const { manager } = testApp.running.app.db;
  property = await makeProperty(manager);
  first = await testApp.person({ firstName: 'Ada', lastName: 'First', phone: '111 111', ...SHOWN });
  second = await testApp.person({ firstName: 'Ben', lastName: 'Second', phone: '222 222' });
  hidden = await testApp.person({ firstName: 'Cy', lastName: 'Third', phone: '333 333', ...SHOWN });
  const share = (shareNumber: number, userId: number | null, isActive = true) =>
    makeShare(manager, { propertyId: property.id, shareNumber, userId, isActive });
  const { id: shareId } = await share(1, first.id);
  await addMember(manager, { shareId, userId: second.id });
  await share(2, null);
  await share(3, hidden.id, false);
});
afterAll(() => testApp.close());

const READ = `query($propertyId: ID!) { houseOwners(propertyId: $propertyId) {
  shareNumber isActive owners { name isFirst isMe phone } } }`;
const read = async (as: ApiClient) =>
  (await as.graphql(READ, { propertyId: property.id })).data.houseOwners;
const phonesFor = async (person: User, options = {}) => {
  const shares: { owners: { phone: string | null }[] }[] = await read(
    await testApp.signIn(person, options),
  );
  return shares.flatMap(({ owners }) => owners.map(({ phone }) => phone));
};

test('lists each share with all its owners, the first first, vacant shares too', async () => {
  expect(await read(await testApp.signIn(second))).toEqual([
    {
      ...{ shareNumber: 1, isActive: true },
      owners: [
        { name: 'Ada First', isFirst: true, isMe: false, phone: '111 111' },
        { name: 'Ben Second', isFirst: false, isMe: true, phone: '222 222' },
      ],
    },
    { shareNumber: 2, isActive: true, owners: [] },
    {
      ...{ shareNumber: 3, isActive: false },
      owners: [{ name: 'Cy Third', isFirst: true, isMe: false, phone: null }],
    },
  ]);
});

test('shows a telephone to whom its user chose: owners of active shares, or administrators', async () => {
  expect(await phonesFor(first)).toEqual(['111 111', null, null]);
  expect(await phonesFor(hidden)).toEqual([null, null, '333 333']);
  const admin = await testApp.person({ isAdmin: true });
  expect(await phonesFor(admin, { isAdmin: true })).toEqual(['111 111', '222 222', '333 333']);
});

test('no search of an owner finds anyone by a telephone', async () => {
  const as = await testApp.signIn(second);
  const find = async (text: string) =>
    (await as.graphql(`{ searchPeople(text: "${text}") { firstName } }`)).data.searchPeople;
  expect(await find('Ada')).toHaveLength(1);
  expect(await find('111')).toEqual([]);
});
