import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import {
  applied,
  applyImport,
  csvOf,
  importJob,
  preview,
} from '../../../test/support/scenes/import-files';
import { addSecondMember } from '../../../test/support/scenes/second-member';
import { Share } from '../shares/share.entity';

let home: Home;

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});

afterEach(() => home.testApp.close());

const admin = () => home.as.administrator;
const counts = async () => {
  const [row] = await home.testApp.running.app.db.query(`select
    (select count(*)::int from users) as users, (select count(*)::int from properties) as homes,
    (select count(*)::int from shares where user_id is not null) as shares`);
  return row;
};

test('a preview shows row by row what would change, and changes nothing', async () => {
  const before = await counts();
  const { owner } = home.people;
  const job = await preview(
    admin(),
    csvOf(
      `${owner.firstName},${owner.lastName},${owner.email?.toUpperCase()},lake house,,1`,
      'Nora,Nye,nora@new.test,Lake House,Lucerne,4',
      'Nora,Nye,NORA@new.test,New Lodge,Bergen,1',
      'Ned,Nye,ned@new.test,new lodge,bergen,12',
      ',,,Lake House,,7',
    ),
  );
  expect(job).toMatchObject({
    fileName: 'owners.csv',
    status: 'PREVIEWED',
    rowsDone: 5,
    rowsTotal: 5,
    newUsers: 2,
    newProperties: 1,
    sharesAssigned: 3,
    unchanged: 2,
    refused: 0,
  });
  expect(job.rows.map(({ line, note }: { line: number; note: string }) => [line, note])).toEqual([
    [4, 'New property. Gets share 1.'],
    [2, 'Unchanged: they hold share 1.'],
    [3, 'New user. Gets share 4.'],
    [5, 'New user. Gets share 12.'],
    [6, 'No owner: nothing changes.'],
  ]);
  expect(await counts()).toEqual(before);
});

test('every invalid row is shown with its line and all reasons; such an import cannot be applied', async () => {
  const { owner } = home.people;
  const name = `${owner.firstName} ${owner.lastName}`;
  const job = await preview(
    admin(),
    csvOf(
      'Nora,Nye,nora@new.test,Lake House,,4',
      'Norma,Nye,nora@new.test,Lake House,,5',
      'Ned,Nye,ned@new.test,Lake House,,4',
      'Ned,Nye,ned@new.test,Nowhere,,1',
      'Ned,Nye,ned@new.test,Lake House,,1',
      '"Ned \n1",Nye,ned.nye,Lake House,,6',
      'Ned,Nye,ned@new.test,Lake House,,13',
      'Ned,Nye',
      'Norma,Nye,nora@new.test,Nowhere,,13',
    ),
  );
  expect(job.refused).toBe(7);
  const refused = job.rows.filter((row: { isRefused: boolean }) => row.isRefused);
  expect(refused.map(({ line, note }: { line: number; note: string }) => [line, note])).toEqual([
    [3, 'Line 2 has the same e-mail address with the name Nora Nye.'],
    [5, 'There is no property called Nowhere: give the location to add it.'],
    [6, `Share 1 of Lake House is held by ${name}.`],
    [7, 'ned.nye is not a valid e-mail address (“Email”, line 7).'],
    [9, 'The share number must be a whole number from 1 to 12, not “13” (“Share number”, line 9).'],
    [
      10,
      'The e-mail address is missing (“Email”, line 10). The share number must be a whole number from 1 to 12 (“Share number”, line 10). Property as in line 9.',
    ],
    [
      11,
      'The share number must be a whole number from 1 to 12, not “13” (“Share number”, line 11). Line 2 has the same e-mail address with the name Nora Nye. There is no property called Nowhere: give the location to add it.',
    ],
  ]);
  expect(job.rows[0].isRefused).toBe(true);
  const before = await counts();
  const { errors } = await applyImport(admin(), job.id);
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await counts()).toEqual(before);
  const { data } = await admin().graphql(
    `{ importJob(id: ${job.id}) { rows(refusedOnly: true, first: 2, offset: 1) { line } } }`,
  );
  expect(data.importJob.rows).toEqual([{ line: 5 }, { line: 6 }]);
});

test('applying assigns shares, creates users and properties, notifies and logs', async () => {
  const listener = await admin().subscribe('subscription { adminEvents { area id } }');
  const job = await preview(
    admin(),
    csvOf(
      'Nora,Nye,nora@new.test,Lake House,,4',
      'Nora,Nye,nora@new.test,New Lodge,Bergen,1',
      'Ned,Nye,ned@new.test,Lake House,,5',
    ),
  );
  expect(await applied(admin(), job.id)).toMatchObject({ status: 'APPLIED', rowsDone: 3 });
  const rows = await home.testApp.running.app.db.query(
    `select u.first_name as name, u.user_role as role, u.password_hash as hash, p.name as home,
      p.location, s.share_number as number from shares s join users u on u.id = s.user_id
      join properties p on p.id = s.property_id where u.last_name = 'Nye' order by u.id, p.id`,
  );
  const person = { role: 'OWNER', hash: null };
  expect(rows).toEqual([
    { ...person, name: 'Nora', home: 'Lake House', location: 'Lucerne', number: 4 },
    { ...person, name: 'Nora', home: 'New Lodge', location: 'Bergen', number: 1 },
    { ...person, name: 'Ned', home: 'Lake House', location: 'Lucerne', number: 5 },
  ]);
  const log = await home.testApp.running.app.db.query(
    'select actor_id as actor, action, subject, after from audit_log order by id',
  );
  const entry = { actor: home.people.administrator.id, subject: `Import ${job.id}, owners.csv` };
  const after = { newUsers: 2, newProperties: 1, newOwners: 0, sharesAssigned: 3 };
  const gave = { action: 'import.give' };
  expect(log).toEqual([
    { ...entry, action: 'import.upload', after: { rows: 3 } },
    { ...entry, ...gave, subject: 'Property 1, Lake House', after: { shares: [4, 5] } },
    { ...entry, ...gave, subject: 'Property 3, New Lodge', after: { shares: [1] } },
    { ...entry, action: 'import.apply', after },
  ]);
  const areas = () => new Set(listener.events.map(({ data }) => data.adminEvents.area));
  while (areas().size < 4) await listener.received(listener.events.length + 1);
  expect(areas()).toEqual(new Set(['IMPORTS', 'USERS', 'PROPERTIES', 'SHARES']));
  listener.stop();
  const again = await applyImport(admin(), job.id);
  expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('someone known as a user becomes an owner, and a vacant share active', async () => {
  const { db } = home.testApp.running.app;
  const { guest } = home.people;
  await db.query(
    `insert into shares (property_id, share_number, is_active) values ($1, 6, false)`,
    [home.property.id],
  );
  const job = await preview(
    admin(),
    csvOf(`${guest.firstName},${guest.lastName},${guest.email},Lake House,,6`),
  );
  expect(job.rows[0]).toMatchObject({
    note: 'Becomes an owner. Gets share 6.',
    isAssigned: true,
    email: guest.email,
    shareNumber: 6,
  });
  await applied(admin(), job.id);
  const [person] = await db.query(
    `select u.user_role as role, u.version, s.is_active as "isActive" from users u
      join shares s on s.user_id = u.id where u.id = $1`,
    [guest.id],
  );
  expect(person).toEqual({ role: 'OWNER', version: guest.version + 1, isActive: true });
});

test('an applied import keeps its totals and deletes its rows; the latest are listed first', async () => {
  const first = await preview(admin(), csvOf('Nora,Nye,nora@new.test,Lake House,,4'));
  const second = await preview(admin(), csvOf('Nora,Nye,nora@new.test,Lake House,,99'));
  await applied(admin(), first.id);
  expect(await importJob(admin(), first.id)).toMatchObject({
    newUsers: 1,
    sharesAssigned: 1,
    rows: [],
  });
  const { data } = await admin().graphql('{ importJobs { id status sharesAssigned refused } }');
  expect(data.importJobs).toEqual([
    { id: second.id, status: 'PREVIEWED', sharesAssigned: 0, refused: 1 },
    { id: first.id, status: 'APPLIED', sharesAssigned: 1, refused: 0 },
  ]);
});

test('a share assigned between preview and apply stops the import, which is previewed again', async () => {
  const job = await preview(
    admin(),
    csvOf('Nora,Nye,nora@new.test,Lake House,,5', 'Ned,Nye,ned@new.test,Lake House,,4'),
  );
  await home.testApp.running.app.db.query(
    'update shares set user_id = $1 where share_number = 4 and property_id = $2',
    [home.people.strangerOwner.id, home.property.id],
  );
  const before = await counts();
  const after = await applied(admin(), job.id);
  expect(after).toMatchObject({ status: 'PREVIEWED', sharesAssigned: 1, refused: 1 });
  expect(await counts()).toEqual(before);
});

test('spreadsheets: a mark, semicolons, quotes, umlauts, empty lines and German titles', async () => {
  const text =
    '\uFEFF"Vorname";"Nachname";"E-Mail";"Objekt";"Ort";"Anteil"\r\n' +
    '"Jörg; ""Joe""";"Müller, Dr.";"joerg@new.test";"Haus ""am See""";"Zürich";"3"\r\n\r\n' +
    `'=Eva;Müller;eva@new.test;"Haus ""am See""";Zürich;4\r\n`;
  const job = await preview(admin(), text);
  expect(job).toMatchObject({ newUsers: 2, newProperties: 1, sharesAssigned: 2, refused: 0 });
  expect(job.rows.map((row: { line: number }) => row.line)).toEqual([2, 4]);
  await applied(admin(), job.id);
  const names = await home.testApp.running.app.db.query(
    `select first_name as first, last_name as last from users where email like '%@new.test'
      order by id`,
  );
  expect(names).toEqual([
    { first: 'Jörg; "Joe"', last: 'Müller, Dr.' },
    { first: '=Eva', last: 'Müller' },
  ]);
});

test('the export of shares has each owner of a share, and is an import that changes nothing', async () => {
  const { db } = home.testApp.running.app;
  const where = { propertyId: home.property.id, shareNumber: 2 };
  const { id } = await db.manager.findOneByOrFail(Share, where);
  const { name } = await addSecondMember(home.testApp, id);
  const { body } = await admin().get('/api/admin/exports/shares.csv');
  expect(body.split('\r\n').filter((line: string) => line.startsWith(`${id},`))).toEqual([
    expect.stringContaining(String(home.people.firstLogin.email)),
    expect.stringContaining(name.replace(' ', ',')),
  ]);
  const job = await preview(admin(), body);
  expect(job).toMatchObject({ rowsTotal: 7, unchanged: 7, refused: 0, sharesAssigned: 0 });
});

test('an import can be discarded until it is applied', async () => {
  const job = await preview(admin(), csvOf('Nora,Nye,nora@new.test,Lake House,,4'));
  const discard = () => admin().graphql(`mutation { discardImport(id: ${job.id}) }`);
  expect((await discard()).data.discardImport).toBe(true);
  expect(await importJob(admin(), job.id)).toMatchObject({ status: 'DISCARDED', rows: [] });
  const sql = 'select action, subject from audit_log order by id';
  const log = await home.testApp.running.app.db.query(sql);
  const subject = `Import ${job.id}, owners.csv`;
  const uploaded = { action: 'import.upload', subject };
  expect(log).toEqual([uploaded, { action: 'import.discard', subject }]);
  expect((await discard()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await applyImport(admin(), job.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { errors } = await admin().graphql('{ importJob(id: 999) { id } }');
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
