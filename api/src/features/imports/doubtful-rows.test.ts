import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { csvOf, HEADER, importJob, preview } from '../../../test/support/scenes/import-files';
import { makeProperty } from '../properties/property.factory';

const MISSPELT_TWICE = csvOf(
  'Nora,Nye,nora@new.test,Habour Loft 6-2,Lucerne,4',
  'Ned,Nye,ned@new.test,Habour Loft 6-2,Lucerne,5',
);

let home: Home;

beforeEach(async () => {
  home = await openHome();
  const { manager } = home.testApp.running.app.db;
  await makeProperty(manager, { name: 'Harbour Loft 6-2', location: 'Bergen' });
  await makeProperty(manager, { name: 'Harbour Loft 6-2', location: 'Lucerne' });
});

afterEach(() => home.testApp.close());

test('a new property with a name like that of a known one is doubted, unless a number or a word sets them apart', async () => {
  const names = [
    'Habour Loft 6-2',
    'Harbour Loft 6-3',
    'Harbour View 6-2',
    'Harbour Lofts 62',
    'Lak House',
    'Lake',
  ];
  const rows = names.map((name, index) => `Nora,Nye,n${index}@new.test,${name},Lucerne,4`);
  const job = await preview(
    home.as.administrator,
    csvOf(
      ...rows,
      'Nora,Nye,nora@new.test,Harbor Loft 6-2,,4',
      'Ned,Nye,n@new.test,Lake House,Bled,4',
    ),
  );
  const notes = job.rows.map(({ line, note }: { line: number; note: string }) => [line, note]);
  const plain = 'New user. New property. Gets share 4.';
  const doubted = (meant: string) => `New user. New property. Did you mean ${meant}? Gets share 4.`;
  expect(notes).toEqual([
    [
      8,
      'There is no property called Harbor Loft 6-2: give the location to add it. Did you mean Harbour Loft 6-2 in Bergen?',
    ],
    [2, doubted('Harbour Loft 6-2 in Lucerne')],
    [3, plain],
    [4, plain],
    [5, plain],
    [6, doubted('Lake House in Lucerne')],
    [7, plain],
    [9, 'New user. New property, though there is a Lake House in Lucerne. Gets share 4.'],
  ]);
  const [, doubtful, sure] = job.rows;
  expect(doubtful).toMatchObject({
    suggestedProperty: 'Harbour Loft 6-2',
    suggestedLocation: 'Lucerne',
  });
  expect(sure).toMatchObject({ suggestedProperty: null, suggestedLocation: null });
});

test('the property that was meant is used in every row with the misspelt one, at once', async () => {
  const { as, testApp } = home;
  const job = await preview(
    as.administrator,
    csvOf(
      'Nora,Nye,nora@new.test,Habour Loft 6-2,Lucerne,4',
      'Ned,Nye,ned@new.test,habour loft 6-2,lucerne,5',
      'Nina,Nye,nina@new.test,Habour Loft 6-2,Bergen,6',
    ),
  );
  expect(job.newProperties).toBe(2);
  const { data } = await as.administrator.graphql(
    `mutation { correctImportRow(id: ${job.id}, line: 2, withNamesakes: true, firstName: "Nora",
      lastName: "Nye", email: "nora@new.test", property: "Harbour Loft 6-2", location: "Lucerne",
      shareNumber: "4") { note } }`,
  );
  expect(data.correctImportRow).toEqual({ note: 'New user. Gets share 4.' });
  const after = await importJob(as.administrator, job.id);
  expect(after).toMatchObject({ newProperties: 1, version: job.version + 1 });
  expect(after.rows.find(({ line }: { line: number }) => line === 3)).toMatchObject({
    ...{ property: 'Harbour Loft 6-2', location: 'Lucerne', note: 'New user. Gets share 5.' },
    text: 'Ned · Nye · ned@new.test · Harbour Loft 6-2 · Lucerne · 5',
  });
  const [logged] = await testApp.running.app.db.query(
    'select after from audit_log order by id desc limit 1',
  );
  expect(logged.after).toMatchObject({ line: 2, rows: 2 });
});

test('a property that is misspelt in a correction is doubted, too, and what others mean stays', async () => {
  const { administrator } = home.as;
  const job = await preview(administrator, MISSPELT_TWICE);
  const { data } = await administrator.graphql(
    `mutation { correctImportRow(id: ${job.id}, line: 2, firstName: "Nora", lastName: "Nye",
      email: "nora@new.test", property: "Lak House", location: "Lucerne", shareNumber: "4")
      { suggestedProperty } }`,
  );
  expect(data.correctImportRow).toEqual({ suggestedProperty: 'Lake House' });
  const { rows } = await importJob(administrator, job.id);
  expect(rows.find(({ line }: { line: number }) => line === 3)).toMatchObject({
    suggestedProperty: 'Harbour Loft 6-2',
  });
});

test('other rows are given no property that has no name or is too long', async () => {
  const { administrator } = home.as;
  const job = await preview(administrator, MISSPELT_TWICE);
  for (const property of ['', 'x'.repeat(201)]) {
    const { errors } = await administrator.graphql(
      `mutation { correctImportRow(id: ${job.id}, line: 2, withNamesakes: true, firstName: "Nora",
        lastName: "Nye", email: "nora@new.test", property: "${property}", location: "Bled",
        shareNumber: "4") { note } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'property' });
  }
  expect(await importJob(administrator, job.id)).toMatchObject({ version: job.version });
});

test('of columns that are not read, a row keeps nothing', async () => {
  const text = `Spouse,${HEADER}\nJo Gray,Nora,Nye,nora@new.test,Lake House,,4\n`;
  const { rows } = await preview(home.as.administrator, text);
  expect(rows[0].text).toBe('Nora · Nye · nora@new.test · Lake House ·  · 4');
});

test('a new user with the name of another one is doubted, without the address of that one', async () => {
  const { as, people, testApp } = home;
  const { firstName, lastName } = people.owner;
  const gone = await testApp.person({ firstName: 'Gone', lastName: 'Gray' });
  await testApp.running.app.db.query(
    'update users set deleted_at = now(), email = null where id = $1',
    [gone.id],
  );
  const { rows } = await preview(
    as.administrator,
    csvOf(
      `${firstName.toUpperCase()},${lastName},nora@new.test,Lake House,,4`,
      `${firstName},Nye,ned@new.test,Lake House,,5`,
      'Gone,Gray,gone@new.test,Lake House,,6',
    ),
  );
  const name = `${firstName.toUpperCase()} ${lastName}`;
  expect(rows.map(({ note }: { note: string }) => note)).toEqual([
    `New user, though someone called ${name} has another email address. Gets share 4.`,
    'New user. Gets share 5.',
    'New user. Gets share 6.',
  ]);
});
