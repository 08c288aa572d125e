import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import {
  applied,
  applyImport,
  csvOf,
  importJob,
  preview,
} from '../../../test/support/scenes/import-files';
import { runImport } from './use-cases/apply-import';
import { purgeOldImports } from './use-cases/purge-old-imports';

let home: Home;

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});

afterEach(() => home.testApp.close());

const admin = () => home.as.administrator;
const sql = (text: string, values: unknown[] = []) =>
  home.testApp.running.app.db.query(text, values);
const linesOf = (job: { rows: { line: number }[] }) => job.rows.map(({ line }) => line);
const given = () =>
  sql(`select u.first_name as name, p.name as home, s.share_number as number from shares s
    join users u on u.id = s.user_id join properties p on p.id = s.property_id
    where u.last_name = 'Nye' order by p.id, s.share_number`);

test('the other rows are applied without the refused ones, whose person and house come from the next row', async () => {
  const job = await preview(
    admin(),
    csvOf(
      'Nora,Nye,nora@new.test,New Lodge,Bergen,13',
      ',,,New Lodge,Bergen,3',
      'Nora,Nye,nora@new.test,New Lodge,Bergen,1',
      'Ned,Nye,ned@new.test,Lake House,,5',
      'Ned,Nye,ned.nye,Lake House,,6',
    ),
  );
  expect(job).toMatchObject({ refused: 2, newUsers: 2, newProperties: 1, sharesAssigned: 2 });
  for (const leaveOut of [0, 1, 3]) {
    const { errors } = await applyImport(admin(), job.id, leaveOut);
    expect(errors?.[0]).toMatchObject({
      message: '2 rows are refused: correct them, or leave out that many.',
      extensions: { code: 'CONFLICT', field: 'leaveOut' },
    });
  }
  const after = await applied(admin(), job.id, 2);
  expect(after).toMatchObject({ status: 'APPLIED', refused: 2, newUsers: 2, sharesAssigned: 2 });
  expect(linesOf(after)).toEqual([2, 6]);
  expect(await given()).toEqual([
    { name: 'Ned', home: 'Lake House', number: 5 },
    { name: 'Nora', home: 'New Lodge', number: 1 },
  ]);
  const download = await admin().get(`/api/admin/imports/${job.id}/refused.csv`);
  expect(download.body.split('\r\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^2,Nora,.*The share number must be/),
    expect.stringMatching(/^6,Ned,.*ned\.nye is not a valid e-mail address/),
  ]);
});

test('an import of which other rows are refused now, though as many, is previewed again and changes nothing', async () => {
  const { property, people } = home;
  const hold = (number: number, userId: number | null) =>
    sql(
      `insert into shares (property_id, share_number, user_id) values ($1, $2, $3)
        on conflict (property_id, share_number) do update set user_id = excluded.user_id`,
      [property.id, number, userId],
    );
  await hold(4, people.strangerOwner.id);
  const job = await preview(
    admin(),
    csvOf('Nora,Nye,nora@new.test,Lake House,,5', 'Ned,Nye,ned@new.test,Lake House,,4'),
  );
  expect(linesOf(await importJob(admin(), job.id))).toEqual([3, 2]);
  await hold(4, null);
  await hold(5, people.strangerOwner.id);
  const after = await applied(admin(), job.id, 1);
  expect(after).toMatchObject({ status: 'PREVIEWED', sharesAssigned: 1, refused: 1 });
  expect(linesOf(after)).toEqual([2, 3]);
  expect(await given()).toEqual([]);
});

test('two workers that find other rows refused both leave the import to be previewed again', async () => {
  const { people, property, testApp } = home;
  const { id } = await preview(admin(), csvOf('Nora,Nye,nora@new.test,Lake House,,5'));
  await sql(`update import_jobs set status = 'APPLYING'`);
  await sql('insert into shares (property_id, share_number, user_id) values ($1, 5, $2)', [
    property.id,
    people.strangerOwner.id,
  ]);
  const job = { id, actorId: people.administrator.id };
  await Promise.all([runImport(testApp.running.app, job), runImport(testApp.running.app, job)]);
  expect(await importJob(admin(), id)).toMatchObject({ status: 'PREVIEWED', refused: 1 });
  expect(await given()).toEqual([]);
});

test.each([
  ['6 days', [3]],
  ['8 days', []],
])('rows that were left out %s ago are still there: %j', async (age, lines) => {
  const job = await preview(
    admin(),
    csvOf('Nora,Nye,nora@new.test,Lake House,,5', 'Ned,Nye,ned@new.test,Lake House,,13'),
  );
  await applied(admin(), job.id, 1);
  await sql('update import_jobs set updated_at = now() - $1::interval', [age]);
  await purgeOldImports(home.testApp.running.app.db);
  const after = await importJob(admin(), job.id);
  expect(new Date(after.keptUntil) > new Date()).toBe(lines.length > 0);
  expect([after.refused, linesOf(after)]).toEqual([1, lines]);
});
