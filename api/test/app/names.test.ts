import { getMetadataStorage, validate } from 'class-validator';
import { type Home, openHome } from '../support/scenes/home-cast';

let home: Home;
beforeAll(async () => {
  home = await openHome();
});
afterAll(() => home.testApp.close());

let count = 0;
const createUser = (facts: object) => {
  count += 1;
  const user = { firstName: 'Nora', lastName: 'New', email: `nora${count}@example.test`, ...facts };
  return home.as.administrator.post('/api/admin/users', user);
};

test('a user without a role is a USER', async () => {
  const { status, body } = await createUser({});
  expect([status, body.userRole]).toEqual([201, 'USER']);
});

test.each([
  ['two lines', 'Line\nBreak', 'Line Break'],
  ['tabs and blanks', ' Anna\t\u00a0 Maria ', 'Anna Maria'],
  ['a decomposed letter', 'Zoe\u0308', 'Zoë'],
  ['a letter turned about', 'Eva\u202e', 'Eva'],
  ['a byte order mark', '\ufeffEva', 'Eva'],
  ['a joined emoji', 'Ida 👩‍🌾', 'Ida 👩‍🌾'],
  ['a soft hyphen and a filler', 'E\u00adva\u3164', 'Eva'],
  ['a hidden space between blanks', 'Anna \u200b Maria', 'Anna Maria'],
  ['a hidden space before a mark', 'Zoe\u200b\u0308', 'Zoë'],
  ['another script', '太郎', '太郎'],
])('a name with %s is kept as one line', async (_what, firstName, kept) => {
  const { status, body } = await createUser({ firstName });
  expect([status, body.firstName]).toEqual([201, kept]);
});

const UNSEEN = ['\u200b', '\u2800', '\u3164', ' \u202e ', '\u00ad'];

test.each(UNSEEN)('a name of %j shows nothing and is refused', async (text) => {
  const { property, as } = home;
  const message = (field: string) => [400, `${field} must not be empty.`];
  const user = await createUser({ lastName: text });
  expect([user.status, user.body.message]).toEqual(message('lastName'));
  const path = `/api/admin/properties/${property.id}`;
  const house = await as.administrator.patch(path, { location: text });
  expect([house.status, house.body.message]).toEqual(message('location'));
});

type Inputs = Map<new () => object, { propertyName: string; name?: string }[]>;

/** Passwords, codes and keys, which no one reads, and cells of an import, which are tidied instead. */
const OF_NO_READER =
  /[pP]assword$|\.(code|token)$|^ProviderParams|^CorrectImportRow|^CapturedFileArgs|^ExportArgs/;

test('every text that others read is refused if it shows nothing', async () => {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Inputs;
  };
  const accepted = new Set<string>();
  for (const [type, checks] of validationMetadatas) {
    for (const { propertyName, name } of checks) {
      if (name !== 'isString') continue;
      const input = Object.assign(new type(), { [propertyName]: ' \u200b\u3164' });
      const errors = await validate(input);
      const isRefused = errors.some(({ property }) => property === propertyName);
      if (!isRefused) accepted.add(`${type.name}.${propertyName}`);
    }
  }
  expect(accepted.size).toBeGreaterThan(0);
  expect([...accepted].filter((it) => !OF_NO_READER.test(it))).toEqual([]);
});

test('so is a message of nothing that can be seen', async () => {
  const { id: receiverId } = home.people.administrator;
  const content = '\u200b\n\u2060';
  const { status, body } = await home.as.owner.post('/api/messages', { receiverId, content });
  expect([status, body.message]).toEqual([400, 'content must not be empty.']);
});

test.each([
  [' anna@müller.example\u200b', 'anna@xn--mller-kva.example'],
  ['Bo@Example.test\n', 'Bo@Example.test'],
])('the address %j is kept as %s', async (email, kept) => {
  const { status, body } = await createUser({ email });
  expect([status, body.email]).toEqual([201, kept]);
});

test.each([
  'müller@example.test',
  'anna@',
  'anna@mül ler.example',
  'anna@müller.example/x',
  'anna@müller.example#b',
  'anna@example.test#ü',
  'anna@m%C3%BCller.example',
])('the address %j is refused', async (email) => {
  const { status, body } = await createUser({ email });
  expect([status, body.message]).toEqual([400, 'email must be a valid e-mail address.']);
});
