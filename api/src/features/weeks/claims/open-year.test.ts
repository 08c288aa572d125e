import { COMING_YEAR, claim, makeCoOwnedHome } from '../../../../test/support/scenes/co-owned-home';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { makeProperty } from '../../properties/property.factory';
import { weekCount } from '../rules';
import { openYear } from '../steps/open-year';
import { Booking, PropertyYear, Week } from '../week.entities';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

const db = () => testApp.running.app.db;

test('a year is created once, however many requests are concurrent', async () => {
  const { id: propertyId, changeoverWeekday } = await makeProperty(db().manager);
  const facts = { propertyId, year: 2030 };
  await Promise.all(
    Array.from({ length: 8 }, () => db().transaction((manager) => openYear(manager, facts))),
  );
  await db().transaction((manager) => openYear(manager, facts));
  expect(await db().manager.countBy(PropertyYear, facts)).toBe(1);
  expect(await db().manager.countBy(Week, facts)).toBe(weekCount(2030, changeoverWeekday));
});

test('a year whose transaction fails leaves nothing behind', async () => {
  const { id: propertyId } = await makeProperty(db().manager);
  const failed = db().transaction(async (manager) => {
    await openYear(manager, { propertyId, year: 2030 });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await db().manager.countBy(Week, { propertyId })).toBe(0);
});

describe('the database itself', () => {
  test('refuses maintenance in a booked week, and allows it once the week is released', async () => {
    const home = await makeCoOwnedHome(testApp);
    const facts = { propertyId: home.property.id, year: COMING_YEAR, week: 25 };
    const { data } = await claim(home.one, { week: 25 });
    const maintain = () => db().manager.update(Week, facts, { isMaintenance: true });
    await expect(maintain()).rejects.toThrow(/violates foreign key constraint/);
    await home.one.client.graphql(`mutation { releaseWeek(bookingId: ${data.claimWeek.id}) }`);
    await maintain();
    expect(await db().manager.findOneByOrFail(Week, facts)).toMatchObject({ isMaintenance: true });
  });

  test('refuses a second holder, a week in maintenance and a week that there is not', async () => {
    const { one, other, property } = await makeCoOwnedHome(testApp);
    const facts = { propertyId: property.id, year: COMING_YEAR };
    await claim(one, { week: 26 });
    const insert = (week: number) =>
      db().manager.insert(Booking, { ...facts, week, shareId: other.share.id });
    await expect(insert(26)).rejects.toThrow(/bookings_held_once/);
    await expect(insert(10)).rejects.toThrow(/violates foreign key constraint/);
    await expect(insert(54)).rejects.toThrow(/violates foreign key constraint/);
  });
});
