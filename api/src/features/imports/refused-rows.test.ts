import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import {
  applied,
  applyImport,
  csvOf,
  HEADER,
  importJob,
  preview,
} from '../../../test/support/scenes/import-files';

test('refused rows are downloaded as they are in the file, each with its line and problem', async () => {
  const { testApp, as } = await openHome();
  const rows = [
    'Nora,Nye,nora@new.test,Lake House,,4',
    'Ned,,ned.nye,New Lodge,"Bergen, NO",13',
    ',,,Lake House,,x',
  ];
  const job = await preview(as.administrator, csvOf(...rows));
  const download = (id: number) => as.administrator.get(`/api/admin/imports/${id}/refused.csv`);
  const { body } = await download(job.id);
  const number = 'The share number must be a whole number from 1 to 12';
  expect(body.split('\r\n')).toEqual([
    `Line,${HEADER},Problem`,
    `3,${rows[1]},"The last name is missing (“Last name”, line 3). ned.nye is not a valid e-mail address (“Email”, line 3). ${number}, not “13” (“Share number”, line 3)."`,
    `4,${rows[2]},"${number}, not “x” (“Share number”, line 4)."`,
    '',
  ]);
  expect((await download(999)).status).toBe(404);
  const [logged] = await testApp.running.app.db.query(
    'select action from audit_log order by id desc limit 1',
  );
  expect(logged).toEqual({ action: 'import.refused' });
  await testApp.close();
});

test('no row is excused from checks by an unreadable note, and no bad number takes a share', async () => {
  const { testApp, as, people } = await openHome();
  const rows = [
    'Ned,Nye,ned@new.test,Lake House,,1,f\uFFFDr Ned',
    'Nora,Nye,nora@new.test,Lake House,,13,',
    'Nina,Nye,nina@new.test,Lake House,,14,',
  ];
  const job = await preview(as.administrator, [`${HEADER},Notes`, ...rows, ''].join('\n'));
  const { firstName, lastName } = people.owner;
  const number = 'The share number must be a whole number from 1 to 12';
  expect(job.rows.map(({ note }: { note: string }) => note)).toEqual([
    `Share 1 of Lake House is held by ${firstName} ${lastName}.`,
    `${number}, not “13” (“Share number”, line 3).`,
    `${number}, not “14” (“Share number”, line 4).`,
  ]);
  await testApp.close();
});

describe('a refused row is corrected in place', () => {
  const CORRECT = `mutation ($id: ID!, $seen: String, $line: Int!, $firstName: String!, $lastName: String!,
    $email: String!, $property: String!, $location: String!, $shareNumber: String!) {
    correctImportRow(id: $id, seen: $seen, line: $line, firstName: $firstName, lastName: $lastName,
      email: $email, property: $property, location: $location, shareNumber: $shareNumber) {
      line email location shareNumber shareText note isRefused text } }`;
  const ned = {
    ...{ firstName: ' Ned ', lastName: 'Nye', email: 'ned@new.test' },
    ...{ property: 'New Lodge', location: 'Bergen', shareNumber: '2' },
  };
  let home: Home;

  beforeEach(async () => {
    home = await openHome();
    await home.testApp.runBackground();
  });

  afterEach(() => home.testApp.close());

  const correct = (id: number, line: number, cells: object = {}) =>
    home.as.administrator.graphql(CORRECT, { id: String(id), line, ...ned, ...cells });
  const previewed = (...rows: string[]) => preview(home.as.administrator, csvOf(...rows));

  test('rows that depended on it are checked again, and all of them are applied', async () => {
    const { as, testApp } = home;
    const job = await previewed(
      'Ned,Nye,ned.nye,New Lodge,Bergen,1',
      'Nora,Nye,nora@new.test,New Lodge,Bergen,1',
    );
    expect(job).toMatchObject({ refused: 1, sharesAssigned: 1 });
    const { data } = await correct(job.id, 2);
    expect(data.correctImportRow).toEqual({
      ...{ line: 2, email: 'ned@new.test', location: 'Bergen', shareNumber: 2, shareText: '2' },
      ...{ note: 'New user. New property. Gets share 2.', isRefused: false },
      text: ' Ned  · Nye · ned@new.test · New Lodge · Bergen · 2',
    });
    expect(await importJob(as.administrator, job.id)).toMatchObject({
      ...{ status: 'PREVIEWED', rowsDone: 2, refused: 0, newUsers: 2, newProperties: 1 },
      sharesAssigned: 2,
    });
    const log = await testApp.running.app.db.query(
      'select action, subject, before, after from audit_log order by id desc limit 1',
    );
    const subject = `Import ${job.id}, owners.csv`;
    const lodge = { property: 'New Lodge' };
    const after = { ...lodge, line: 2, share: '2', cells: ['email', 'shareText'] };
    expect(log).toEqual([
      { action: 'import.correct', subject, before: { ...lodge, share: '1' }, after },
    ]);
    expect(await applied(as.administrator, job.id)).toMatchObject({ status: 'APPLIED', rows: [] });
  });

  test('as in a file: what is still wrong is said, and without an owner the share is vacant', async () => {
    const job = await previewed('Ned,Nye,ned.nye,New Lodge,Bergen,1');
    const after = async (cells: object) => (await correct(job.id, 2, cells)).data.correctImportRow;
    expect(await after({ email: "'=ned", shareNumber: 'x' })).toMatchObject({
      ...{ isRefused: true, email: '=ned', shareNumber: null, shareText: 'x' },
      note: '=ned is not a valid e-mail address. The share number must be a whole number from 1 to 12, not “x”.',
    });
    expect(await after({ firstName: '', lastName: ' ', email: '' })).toMatchObject({
      ...{ isRefused: false, email: null, note: 'No owner: nothing changes.' },
    });
  });

  test('of two administrators who correct a row, or apply what the other corrects, the second is refused', async () => {
    const { version, id, rows } = await previewed(
      'Ned,Nye,ned.nye,New Lodge,Bergen,1',
      'Nora,Nye,nora.nye,New Lodge,Bergen,2',
    );
    const seen = rows[0].text;
    const apply = (read: number) => applyImport(home.as.administrator, id, 1, read);
    expect((await correct(id, 2, { seen })).errors).toBeUndefined();
    expect((await correct(id, 2, { seen, lastName: 'Nyberg' })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'line' } },
    ]);
    const { data } = await home.as.administrator.graphql(
      `{ importJob(id: ${id}) { rows(line: 2) { line text } } }`,
    );
    expect(data.importJob.rows).toEqual([{ line: 2, text: expect.not.stringContaining(seen) }]);
    expect((await apply(version)).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'version' } },
    ]);
    expect((await apply(version + 1)).errors).toBeUndefined();
  });

  test('a row that someone else corrected at its end is not overwritten, however long it is', async () => {
    const long = {
      firstName: 'x'.repeat(100),
      lastName: 'y'.repeat(100),
      property: 'z'.repeat(200),
    };
    const { id } = await previewed('Ned,Nye,ned.nye,New Lodge,Bergen,1');
    const { data } = await correct(id, 2, { ...long, shareNumber: '13' });
    const seen = data.correctImportRow.text;
    expect((await correct(id, 2, { ...long, seen, shareNumber: '14' })).errors).toBeUndefined();
    expect((await correct(id, 2, { ...long, seen, shareNumber: '15' })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'line' } },
    ]);
  });

  test('a cell that is too long stays refused when another one is corrected', async () => {
    const property = 'x'.repeat(230);
    const { id, rows } = await previewed(`Ned,Nye,ned.nye,${property},Bergen,1`);
    expect((await correct(id, 2, { property: rows[0].property })).data.correctImportRow.note).toBe(
      'The property has more than 200 characters.',
    );
  });

  test('a row of a large file is not corrected in place, as each correction checks the file', async () => {
    const { id } = await previewed('Ned,Nye,ned.nye,New Lodge,Bergen,1');
    await home.testApp.running.app.db.query('update import_jobs set rows_total = 50001');
    expect((await correct(id, 2)).errors).toMatchObject([
      { message: expect.stringContaining('cannot be corrected here'), extensions: { field: 'id' } },
    ]);
  });

  test('a row that is not refused is corrected as well, and none once the import is applied', async () => {
    const { as } = home;
    const job = await previewed(
      'Ned,Nye,ned@new.test,New Lodge,Bergen,1',
      'Nora,Nye,nora.nye,New Lodge,Bergen,2',
    );
    const refusal = async (line: number, cells?: object) => {
      const { errors } = await correct(job.id, line, cells);
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
    };
    expect((await correct(job.id, 2, { shareNumber: '3' })).data.correctImportRow).toMatchObject({
      note: 'New user. New property. Gets share 3.',
    });
    expect(await refusal(4)).toEqual(['NOT_FOUND', 'line']);
    expect(await refusal(3, { property: 'x'.repeat(256) })).toEqual(['BAD_USER_INPUT', 'property']);
    await applied(as.administrator, job.id, 1);
    expect(await refusal(3)).toEqual(['CONFLICT', 'id']);
  });
});
