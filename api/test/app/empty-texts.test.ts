import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import '../../src/app/http/server';
import { createSchema } from '../../src/app/schema';
import type { AppError } from '../../src/core/errors';
import { parseInput } from '../../src/core/input/parse-input';
import { type Home, openHome } from '../support/scenes/home-cast';

type InputClass = new () => Record<string, unknown>;

/** Every field of an input class that may be left out. */
async function optionalFields(): Promise<[string, InputClass, string][]> {
  await createSchema();
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<InputClass, { type: string; propertyName: string }[]>;
  };
  return [...validationMetadatas].flatMap(([type, checks]) =>
    checks
      .filter((check) => check.type === 'conditionalValidation')
      .map(({ propertyName }): [string, InputClass, string] => [
        `${type.name}.${propertyName}`,
        type,
        propertyName,
      ]),
  );
}

const OPTIONAL = [
  ...['dateOfBirth', 'anniversaryDate', 'linkedPropertyId'],
  ...['phone', 'postalAddress', 'adminNote'],
];
const CHANGES = /^(Property|User)Change$/;
/** Whether an input changes a thing that must go on having the field. */
const mustStay = (type: InputClass, field: string) =>
  CHANGES.test(type.name) && !OPTIONAL.includes(field);

test('the empty text is refused where a thing must have the field, and nowhere else', async () => {
  const fields = await optionalFields();
  const refused: string[] = [];
  for (const [name, type, field] of fields) {
    const problem = await parseInput(type, { [field]: '' }).then(
      () => undefined,
      (error: AppError) => error.field,
    );
    // Other fields may be missing.
    if (problem === field) refused.push(name);
  }
  const required = fields.filter(([, type, field]) => mustStay(type, field));
  expect(refused.sort()).toEqual(required.map(([name]) => name).sort());
  expect(required.length).toBe(14);
  expect(fields.length).toBeGreaterThan(80);
});

describe('what a form sends without having filled it in', () => {
  let home: Home;
  beforeAll(async () => {
    home = await openHome();
  });
  afterAll(() => home.testApp.close());

  const NEW = { firstName: 'Nora', lastName: 'New', userRole: 'USER' };

  test('is absent for a new user, by REST', async () => {
    const { status, body } = await home.as.administrator.post('/api/admin/users', {
      ...NEW,
      email: 'nora@example.test',
      linkedPropertyId: '',
    });
    expect([status, body.linkedPropertyId]).toEqual([201, null]);
  });

  test.each(['REST', 'GraphQL'])('takes dates away, by %s', async (way) => {
    const { administrator } = home.as;
    const email = `${way.toLowerCase()}@example.test`;
    const { body: user } = await administrator.post('/api/admin/users', { ...NEW, email });
    const path = `/api/admin/users/${user.id}`;
    const dates = { dateOfBirth: '1980-02-03', anniversaryDate: '2010-06-07' };
    const { body: dated } = await administrator.patch(path, dates);
    expect(dated).toMatchObject(dates);
    const empty = { dateOfBirth: '' };
    if (way === 'REST') await administrator.patch(path, empty);
    else {
      const text = 'mutation($input: UpdateUserInput!) { updateUser(input: $input) { id } }';
      const input = { id: user.id, version: dated.version, ...empty };
      expect((await administrator.graphql(text, { input })).errors).toBeUndefined();
    }
    const { data } = await administrator.graphql(
      `{ adminUser(id: ${user.id}) { firstName dateOfBirth anniversaryDate } }`,
    );
    expect(data.adminUser).toEqual({ ...dates, firstName: 'Nora', dateOfBirth: null });
  });

  test('is absent in the inputs of a list', async () => {
    const { testApp, property, as } = home;
    const weeks = [{ week: 3, season: 'LOW', holiday: '', isMaintenance: false }];
    const { errors } = await as.administrator.graphql(
      'mutation($input: TagWeeksInput!) { tagWeeks(input: $input) { year } }',
      { input: { propertyId: property.id, year: 2031, weeks } },
    );
    expect(errors).toBeUndefined();
    const [{ holiday }] = await testApp.running.app.db.query(
      'select holiday from weeks where week = 3 and year = 2031',
    );
    expect(holiday).toBeNull();
  });

  test('is absent in the address of a list', async () => {
    const path = '/api/admin/special-requests?status=&propertyId=&search=';
    expect((await home.as.administrator.get(path)).status).toBe(200);
  });

  test.each([
    ['properties', 'name', 'name must not be empty.'],
    ['properties', 'location', 'location must not be empty.'],
    ['users', 'firstName', 'firstName must not be empty.'],
    ['users', 'email', 'email must be a valid e-mail address.'],
    ['users', 'userRole', 'userRole must be one of USER, OWNER, ADMIN.'],
  ])('is refused in a change of %s where the %s has to stay', async (things, field, message) => {
    const { property, people, as } = home;
    const { id } = things === 'users' ? people.owner : property;
    const { status, body } = await as.administrator.patch(`/api/admin/${things}/${id}`, {
      [field]: '',
    });
    expect([status, body]).toEqual([400, { code: 'BAD_USER_INPUT', field, message }]);
  });

  test('is refused where something is required', async () => {
    const input = { ...NEW, lastName: '' };
    const { status, body } = await home.as.administrator.post('/api/admin/users', input);
    expect([status, body.field]).toEqual([400, 'lastName']);
  });
});
