import { CAST, type Home, openHome, type Who } from '../../../test/support/scenes/home-cast';

const FIELDS = 'checkInTime checkOutTime wifiNetwork wifiPassword note sleeps version';
const READ = `query ($propertyId: ID!) { arrival(propertyId: $propertyId) { propertyName ${FIELDS} } }`;
const SAVE = `mutation ($input: SaveArrivalInput!) { saveArrival(input: $input) { ${FIELDS} } }`;

const FACTS = {
  checkInTime: '16:00',
  checkOutTime: '10:00',
  wifiNetwork: 'Lake House',
  wifiPassword: 'swim-at-dawn',
  note: 'The key box hangs left of the door.',
  sleeps: 6,
};

let home: Home;

beforeEach(async () => {
  home = await openHome();
});
afterEach(() => home.testApp.close());

const read = (who: Who) => home.as[who].graphql(READ, { propertyId: home.property.id });
const save = (facts: object, who: Who = 'administrator') =>
  home.as[who].graphql(SAVE, { input: { propertyId: home.property.id, ...facts } });
const codeOf = ({ errors }: Awaited<ReturnType<typeof read>>) => errors?.[0]?.extensions.code;

test('owners, guests and administrators alone read how to arrive', async () => {
  expect((await save(FACTS)).data.saveArrival).toEqual({ ...FACTS, version: 1 });
  const readers: string[] = [];
  for (const who of CAST) {
    const answer = await read(who);
    if (answer.errors) {
      expect([who, JSON.stringify(answer)]).not.toEqual([who, expect.stringContaining('swim')]);
    } else {
      expect(answer.data.arrival).toMatchObject({ propertyName: 'Lake House', ...FACTS });
      readers.push(who);
    }
  }
  expect(readers).toEqual(['administrator', 'owner', 'inactiveOwner', 'guest']);
});

test('administrators alone save it', async () => {
  for (const who of CAST.filter((it) => it !== 'administrator')) {
    expect([who, codeOf(await save(FACTS, who))]).toEqual([
      who,
      who === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]);
  }
  expect((await read('owner')).data.arrival).toMatchObject({ note: null, version: 0 });
});

test('of two administrators who save the same version, the second is refused', async () => {
  expect((await save({ ...FACTS, version: 0 })).errors).toBeUndefined();
  expect(codeOf(await save({ note: 'Ring the bell.', version: 0 }))).toBe('CONFLICT');
  const { data } = await save({ note: 'Ring the bell.', version: 1 });
  expect(data.saveArrival).toEqual({
    ...{ checkInTime: null, checkOutTime: null, wifiNetwork: null, wifiPassword: null },
    ...{ note: 'Ring the bell.', sleeps: null, version: 2 },
  });
});

test('the log says that the password and the way in changed, and never what they are', async () => {
  await save(FACTS);
  await save({ ...FACTS, wifiPassword: 'swim-at-noon', note: 'Key box, code swim' });
  const rows = await home.testApp.running.app.db.query(
    `select after from audit_log where action = 'property.arrival' order by id`,
  );
  expect(rows.map(({ after }: { after: object }) => after)).toEqual([
    expect.objectContaining({ checkInTime: '16:00', isWifiPasswordChanged: true }),
    { isWifiPasswordChanged: true, isNoteChanged: true },
  ]);
  expect(JSON.stringify(rows)).not.toContain('swim');
});

test.each([
  [{ checkInTime: '25:00' }, 'checkInTime'],
  [{ checkOutTime: '9:00' }, 'checkOutTime'],
  [{ wifiPassword: 'alone' }, 'wifiNetwork'],
  [{ note: 'x'.repeat(2001) }, 'note'],
  [{ sleeps: 0 }, 'sleeps'],
])('%j is refused', async (facts, field) => {
  const { errors } = await save(facts);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});
