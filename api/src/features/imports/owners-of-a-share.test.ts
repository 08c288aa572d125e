import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { applied, csvOf, importJob, preview } from '../../../test/support/scenes/import-files';
import { PASSWORD } from '../../../test/support/servers/test-app';

let home: Home;

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});

afterEach(() => home.testApp.close());

const admin = () => home.as.administrator;

const notesOf = (rows: { line: number; person: number; note: string }[]) =>
  [...rows]
    .sort((a, b) => a.line - b.line || a.person - b.person)
    .map(({ line, note }) => `${line}: ${note}`);

const ownersOf = async (share: number) => {
  const rows = await home.testApp.running.app.db.query(
    `select u.first_name as name, u.user_role as role, u.id = s.user_id as first
      from share_members m join shares s on s.id = m.share_id join users u on u.id = m.user_id
      join properties p on p.id = s.property_id
      where s.share_number = $1 and p.name = 'Lake House' order by first desc, m.joined_at`,
    [share],
  );
  return rows.map(({ name, role }: Record<string, string>) => `${name} ${role}`);
};

test('two people of one row, or of two rows, own the share together; the first stands first', async () => {
  const job = await preview(
    admin(),
    csvOf(
      'Nora and Ned,Nye,nora@new.test; ned@new.test,Lake House,,4',
      'Ava,Orr,ava@new.test,Lake House,,5',
      'Ben,Orr,ben@new.test,Lake House,,5',
      'Ben,Orr,ben@new.test,Lake House,,5',
    ),
  );
  expect(notesOf(job.rows)).toEqual([
    '2: New user. Gets share 4. One of 2 people in this line.',
    '2: New user. Joins the owners of share 4. One of 2 people in this line.',
    '3: New user. Gets share 5.',
    '4: New user. Joins the owners of share 5.',
    '5: Unchanged: line 4 says the same.',
  ]);
  expect(job).toMatchObject({ sharesAssigned: 2, ownersJoined: 2, newUsers: 4, unchanged: 1 });
  expect(await applied(admin(), job.id)).toMatchObject({ status: 'APPLIED' });
  expect(await ownersOf(4)).toEqual(['Nora OWNER', 'Ned OWNER']);
  expect(await ownersOf(5)).toEqual(['Ava OWNER', 'Ben OWNER']);
});

test('the second person without an address is refused and can be corrected; the first is taken', async () => {
  const job = await preview(admin(), csvOf('Nora and Ned,Nye,nora@new.test,Lake House,,4'));
  expect(notesOf(job.rows)).toEqual([
    '2: New user. Gets share 4. One of 2 people in this line.',
    '2: The e-mail address is missing (“Email”, line 2). One of 2 people in this line.',
  ]);
  const { data, errors } = await admin().graphql(
    `mutation { correctImportRow(id: ${job.id}, line: 2, person: 2, firstName: "Ned",
      lastName: "Nye", email: "ned@new.test", property: "Lake House", location: "",
      shareNumber: "4") { person note } }`,
  );
  expect(errors).toBeUndefined();
  expect(data.correctImportRow).toEqual({
    person: 2,
    note: 'New user. Joins the owners of share 4.',
  });
  await applied(admin(), job.id);
  expect(await ownersOf(4)).toEqual(['Nora OWNER', 'Ned OWNER']);
});

test('who is in the file beside the holder of a share joins it; a stranger to the file keeps it', async () => {
  const { firstName, lastName, email } = home.people.owner;
  const ned = 'Ned,Nye,ned@new.test,Lake House,,1';
  const { rows } = await preview(admin(), csvOf(ned));
  expect(rows[0].note).toBe(`Share 1 of Lake House is held by ${firstName} ${lastName}.`);
  const holder = `${firstName},${lastName},${email},Lake House,,1`;
  const job = await preview(admin(), csvOf(ned, holder));
  expect(notesOf(job.rows)).toEqual([
    '2: New user. Joins the owners of share 1.',
    '3: Unchanged: they hold share 1.',
  ]);
  await applied(admin(), job.id);
  expect(await ownersOf(1)).toEqual([`${firstName} OWNER`, 'Ned OWNER']);
  const { data } = await home.as.owner.graphql('{ myActivity { text } }');
  const { administrator } = home.people;
  expect(data.myActivity[0].text).toBe(
    `Ned Nye owns share 1 of Lake House with you now, invited by ${administrator.firstName} ${administrator.lastName}.`,
  );
  expect(notesOf((await preview(admin(), csvOf(holder, ned))).rows)).toEqual([
    '2: Unchanged: they hold share 1.',
    '3: Unchanged: they hold share 1.',
  ]);
});

test('owners whom a share has already are counted once', async () => {
  const people = Array.from({ length: 8 }, (_, i) => `P${i},Nye,p${i}@new.test,Lake House,,4`);
  await applied(admin(), (await preview(admin(), csvOf(...people))).id);
  const again = await preview(admin(), csvOf(...people, ...people));
  expect(again).toMatchObject({ refused: 0, unchanged: 16 });
});

test('who is erased leaves no line of a sheet behind', async () => {
  const { firstName, lastName, email } = home.people.guest;
  const both = `${firstName} and Ned,${lastName},${email}; ned@new.test,Lake House,,4`;
  const job = await preview(admin(), csvOf(both, 'Ava,Orr,ava@new.test,Lake House,,5'));
  expect(job.rows).toHaveLength(3);
  const erased = await home.as.guest.graphql(
    `mutation { eraseMyAccount(input: { password: "${PASSWORD}" }) }`,
  );
  expect(erased.errors).toBeUndefined();
  const { rows } = await importJob(admin(), job.id);
  expect(rows.map(({ text }: { text: string }) => text)).toEqual([expect.stringMatching(/^Ava /)]);
});

test('a share has at most twelve owners', async () => {
  const people = Array.from({ length: 13 }, (_, i) => `P${i},Nye,p${i}@new.test,Lake House,,4`);
  const job = await preview(admin(), csvOf(...people));
  expect(job).toMatchObject({ refused: 13, newUsers: 0 });
  expect(job.rows[0].note).toBe('A share has at most 12 owners.');
});
