import { type AdminHouse, openAdminHouse } from '../../../test/support/scenes/admin-house';
import { makeProperty } from '../properties/property.factory';
import { openYear } from './steps/open-year';
import { Week } from './week.entities';

let it: AdminHouse;
let propertyId: number;

beforeAll(async () => {
  it = await openAdminHouse();
});

beforeEach(async () => {
  propertyId = (await makeProperty(db().manager)).id;
});

afterAll(() => it.testApp.close());

const db = () => it.testApp.running.app.db;
const open = (year: number) =>
  db().transaction((manager) => openYear(manager, { propertyId, year }));
const changeTo = (changeoverWeekday: number) =>
  it.admin.send('PATCH', `/api/admin/properties/${propertyId}`, { body: { changeoverWeekday } });

interface Shown {
  week: number;
  startDate: string;
  endDate: string;
}

async function shown(year: number): Promise<Shown[]> {
  const { data } = await it.admin.graphql(`{ calendar(propertyId: ${propertyId}, year: ${year}) {
    weeks { week startDate endDate } } }`);
  return data.calendar.weeks;
}

const stored = (year: number) =>
  db().manager.find(Week, {
    select: { week: true, startDate: true, endDate: true },
    where: { propertyId, year },
    order: { week: 'ASC' },
  });

describe('after another changeover day', () => {
  // With Saturdays, the last week of 2028 ends on 6 January 2029, and the first of 2029 starts
  // then.
  test('a year begins with the first week that the year before leaves free', async () => {
    await open(2028);
    await changeTo(1);
    const planned = await shown(2029);
    expect(planned[0]).toEqual({ week: 2, startDate: '2029-01-08', endDate: '2029-01-15' });
    await open(2029);
    expect(await stored(2029)).toEqual(planned);
    expect((await stored(2028)).at(-1)).toMatchObject({ week: 53, endDate: '2029-01-06' });
  });

  test('a year ends with the last week that the year after leaves free', async () => {
    await open(2029);
    await changeTo(7);
    const planned = await shown(2028);
    expect(planned.at(-1)).toEqual({ week: 52, startDate: '2028-12-24', endDate: '2028-12-31' });
    await open(2028);
    expect(await stored(2028)).toEqual(planned);
  });

  test('years beside one another without the change have every week', async () => {
    await open(2028);
    expect(await shown(2029)).toHaveLength(52);
  });
});

test('the database itself refuses weeks that overlap', async () => {
  await open(2028);
  const facts = { propertyId, year: 2029, week: 1, season: 'LOW' as const };
  const overlapping = { ...facts, startDate: '2029-01-05', endDate: '2029-01-12' };
  await expect(db().manager.insert(Week, overlapping)).rejects.toThrow(/weeks_apart/);
});
