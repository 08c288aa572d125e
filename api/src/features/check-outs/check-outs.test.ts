import { makeFile } from '../../../test/factories/file.factory';
import { CAST, type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';
import { passTo } from '../../../test/support/scenes/planned-sale';
import { bookPresentWeek } from '../../../test/support/scenes/present-week';
import { download } from '../../../test/support/scenes/uploads';

const VIEW = `bookingId byName note problems version
  tasks { text isDone } readings { meter reading } pictures { id url }`;
const FORM = `query ($id: ID!) { checkOutForm(bookingId: $id) {
  propertyName checkOutTime time tasks meters { meter reading } listVersion checkOut { ${VIEW} } } }`;
const LAST = `query ($id: ID!) { lastCheckOut(propertyId: $id) { ${VIEW} } }`;
const CHECK_OUT = `mutation ($input: CheckOutInput!) { checkOut(input: $input) { ${VIEW} } }`;
const SAVE = 'mutation ($input: SaveArrivalInput!) { saveArrival(input: $input) { version } }';

let home: Home;
/** A stay of the owner that is now, and one of the same share a week later. */
let stay: Awaited<ReturnType<typeof bookPresentWeek>>;
let next: Awaited<ReturnType<typeof bookPresentWeek>>;

const db = () => home.testApp.running.app.db;
const house = () => home.property.id;

async function shareOf(who: Who): Promise<number> {
  const [share] = await db().query(
    'select id from shares where property_id = $1 and user_id = $2 order by share_number limit 1',
    [house(), home.people[who as 'owner'].id],
  );
  return share.id;
}

beforeEach(async () => {
  home = await openHome();
  const propertyId = house();
  stay = await bookPresentWeek(db(), { propertyId, shareId: await shareOf('owner') });
  const shareId = await shareOf('inactiveOwner');
  next = await bookPresentWeek(db(), { propertyId, shareId, later: 1 });
  const list = { checklist: 'Strip the beds\nClose the shutters', meters: 'Water\nPower' };
  await saveArrival({ checkOutTime: '10:00', ...list });
});
afterEach(() => home.testApp.close());

let arrivalVersion = 0;
async function saveArrival(texts: object): Promise<void> {
  const [row] = await db().query('select version from property_arrivals');
  const input = { propertyId: house(), version: row?.version ?? 0, ...texts };
  const { data } = await home.as.administrator.graphql(SAVE, { input });
  arrivalVersion = data.saveArrival.version;
}

const leave = (input: object = {}, as: Who = 'owner', of = stay) =>
  home.as[as].graphql(CHECK_OUT, {
    input: {
      ...{ bookingId: of.id, listVersion: arrivalVersion, done: [], readings: ['', ''] },
      ...{ note: '', problems: [], pictureIds: [], ...input },
    },
  });
const form = async (as: Who = 'owner', of = stay) =>
  (await home.as[as].graphql(FORM, { id: of.id })).data?.checkOutForm;
const last = async (as: Who = 'owner') =>
  (await home.as[as].graphql(LAST, { id: house() })).data?.lastCheckOut;
const refusal = ({ errors }: Awaited<ReturnType<typeof leave>>) => errors?.[0]?.extensions;

test('who leaves ticks off the list, reads the meters and writes to those who come next', async () => {
  expect(await form()).toEqual({
    ...{ propertyName: 'Lake House', checkOutTime: '10:00', time: 'NOW', checkOut: null },
    ...{ tasks: ['Strip the beds', 'Close the shutters'], listVersion: arrivalVersion },
    meters: [
      { meter: 'Water', reading: '' },
      { meter: 'Power', reading: '' },
    ],
  });
  const { owner } = home.people;
  const { data } = await leave({
    ...{ done: ['Strip the beds'], readings: [' 120 m³ ', ''], note: ' The fridge is full ' },
    problems: ['The tap drips', ' ', 'The tap drips'],
  });
  const left = {
    ...{ bookingId: String(stay.id), byName: `${owner.firstName} ${owner.lastName}`, version: 1 },
    ...{ note: 'The fridge is full', problems: ['The tap drips'], pictures: [] },
    tasks: [
      { text: 'Strip the beds', isDone: true },
      { text: 'Close the shutters', isDone: false },
    ],
    readings: [
      { meter: 'Water', reading: '120 m³' },
      { meter: 'Power', reading: '' },
    ],
  };
  expect(data.checkOut).toEqual(left);
  expect([await form(), await last()]).toMatchObject([{ checkOut: left }, left]);
});

test('each new problem becomes one request, also if what was left is changed', async () => {
  await leave({ problems: ['The tap drips'] });
  await leave({ problems: ['The tap drips', 'A lamp is missing'], version: 1 });
  await leave({ version: 2 });
  await leave({ problems: ['The tap drips'], version: 3 }, 'administrator');
  const requests = await db().query(
    'select title, category, user_id as "userId" from special_requests order by id',
  );
  const of = { category: 'maintenance', userId: home.people.owner.id };
  expect(requests).toEqual([
    { title: 'The tap drips', ...of },
    { title: 'A lamp is missing', ...of },
  ]);
});

test('a problem is one visible line, and no one makes requests without end', async () => {
  const { data } = await leave({
    ...{ problems: ['The tap\n drips', '\u200b'], readings: ['12\n3', ''] },
  });
  expect(data.checkOut).toMatchObject({
    ...{ problems: ['The tap drips'], readings: [{ reading: '12 3' }, { reading: '' }] },
  });
  const refusals = [];
  for (let version = 1; version <= 20; version += 1)
    refusals.push(refusal(await leave({ version })));
  expect(refusals.at(-1)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('those who arrive next are notified once, and read the meters of before', async () => {
  const news = async () =>
    (await home.as.inactiveOwner.graphql('{ myActivity { text } }')).data.myActivity
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.includes('checked out'));
  expect(await news()).toEqual([]);
  await leave({ readings: ['120', ''] });
  await leave({ readings: ['121', ''], version: 1 });
  expect(await news()).toEqual([expect.stringContaining('has checked out of Lake House')]);
  expect((await form('inactiveOwner', next)).meters).toEqual([
    { meter: 'Water', reading: '121' },
    { meter: 'Power', reading: '' },
  ]);
  expect((await form()).meters[0].reading).toBe('');
});

test('one checks out from the first day until a week after the last', async () => {
  expect((await form('inactiveOwner', next)).time).toBe('NOT_YET');
  expect(refusal(await leave({}, 'inactiveOwner', next))).toMatchObject({ code: 'CONFLICT' });
  const [{ days }] = await db().query(
    `select $1::date - (now() at time zone time_zone)::date as days from properties where id = $2`,
    [stay.endDate, house()],
  );
  await home.testApp.pass(`${days + 7} days`);
  expect((await form()).time).toBe('NOW');
  expect(refusal(await leave())).toBeUndefined();
  await home.testApp.pass('1 day');
  expect((await form()).time).toBe('OVER');
  expect(refusal(await leave({ version: 1 }))).toMatchObject({ code: 'CONFLICT' });
  expect(await last()).not.toBeNull();
  await home.testApp.pass('53 days');
  expect(await last()).toBeNull();
});

test('a list, or a check-out, that has changed since is not overwritten', async () => {
  for (const wrong of [{ done: ['Burn the house'] }, { readings: ['1'] }, { listVersion: 0 }]) {
    expect(refusal(await leave(wrong))).toMatchObject({ code: 'CONFLICT', field: 'listVersion' });
  }
  const answers = await Promise.all([leave({ note: 'One' }), leave({ note: 'Two' })]);
  expect(answers.map(refusal).filter(Boolean)).toMatchObject([{ field: 'version' }]);
  expect((await last()).version).toBe(1);
});

test('pictures stay as long as they are named, and owners and guests see them', async () => {
  const { id: uploadedById } = home.people.owner;
  const made = { purpose: 'CHECK_OUT', uploadedById, propertyId: house() } as const;
  const { app } = home.testApp.running;
  const [one, two] = [await makeFile(app, made), await makeFile(app, made)];
  const { data } = await leave({ pictureIds: [one.id, two.id] });
  const url = data.checkOut.pictures[0].url;
  const seen = await Promise.all(
    CAST.map(async (who) => [who, (await download(home.as[who], url)).status]),
  );
  expect(Object.fromEntries(seen)).toEqual({
    ...{ administrator: 200, owner: 200, inactiveOwner: 200, guest: 200, strangerOwner: 404 },
    ...{ strangerGuest: 404, plainAdministrator: 404, firstLogin: 403, visitor: 401 },
  });
  const changed = await leave({ pictureIds: [two.id], version: 1 });
  expect(changed.data.checkOut.pictures).toMatchObject([{ id: String(two.id) }]);
  expect((await download(home.as.owner, url)).status).toBe(404);
  const theirs = await makeFile(app, { ...made, uploadedById: home.people.guest.id });
  const foreign = await leave({ pictureIds: [theirs.id], version: 2 });
  expect(refusal(foreign)).toMatchObject({ code: 'NOT_FOUND', field: 'pictureIds' });
});

test('who will own a share reads nothing before the planned day, and no one a list that is over', async () => {
  await leave({ readings: ['120', ''], note: 'The code is 1234' });
  const [buyer, facts] = [home.people.strangerOwner, [await shareOf('inactiveOwner')]];
  await db().query(
    `insert into planned_handovers (share_id, user_id, day, kind, planned_by_id)
      values ($1, $2, $3, 'SALE', $2)`,
    [...facts, buyer.id, next.startDate],
  );
  const last = () => home.as.strangerOwner.graphql(LAST, { id: house() });
  expect(refusal(await last())).toMatchObject({ code: 'FORBIDDEN' });
  expect(await form('strangerOwner', next)).toMatchObject({ tasks: [], meters: [] });
  await passTo(home.testApp, next.startDate);
  expect((await last()).data.lastCheckOut).toMatchObject({ note: 'The code is 1234' });
  expect((await form('strangerOwner', next)).meters[0]).toEqual({ meter: 'Water', reading: '120' });
  await home.testApp.pass('15 days');
  expect(await form('strangerOwner', next)).toMatchObject({ time: 'OVER', tasks: [], meters: [] });
});

test('the guest of a stay checks out of it, and no one else', async () => {
  expect(refusal(await leave({}, 'guest'))).toMatchObject({ code: 'NOT_FOUND' });
  await db().query('update bookings set guest_id = $1 where id = $2', [
    home.people.guest.id,
    stay.id,
  ]);
  expect((await leave({}, 'guest')).data.checkOut.version).toBe(1);
  const others = ['inactiveOwner', 'strangerOwner', 'strangerGuest', 'plainAdministrator'] as const;
  for (const who of others) {
    expect(refusal(await leave({ version: 1 }, who))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await form(who)).toBeUndefined();
  }
  await leave({ version: 1 }, 'administrator');
  const log = await db().query(`select subject from audit_log where action = 'week.check-out'`);
  expect(log).toEqual([{ subject: expect.stringMatching(/^Week \d+ of \d+, property \d+$/) }]);
});
