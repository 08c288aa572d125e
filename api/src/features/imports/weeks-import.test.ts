import { COMING_YEAR } from '../../../test/support/scenes/co-owned-home';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { applied, applyImport, preview } from '../../../test/support/scenes/import-files';
import { statementsOf } from '../../../test/support/sql/statements';
import { weeksOf } from '../weeks/rules';
import { Booking, PropertyYear } from '../weeks/week.entities';
import { makeYear } from '../weeks/week.factory';

const HEADER = 'Property,Location,Share number,Year,Week,Arrival';
const PAST = COMING_YEAR - 3;
const SATURDAY = 6;

let home: Home;

beforeEach(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});

afterEach(() => home.testApp.close());

const admin = () => home.as.administrator;
const db = () => home.testApp.running.app.db;
const file = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const arrival = (year: number, week: number) =>
  weeksOf(year, SATURDAY).find((it) => it.week === week)?.startDate ?? '';

interface Row {
  line: number;
  note: string;
}
const notes = ({ rows }: { rows: Row[] }) => rows.map(({ line, note }) => [line, note]);
const held = (year: number) =>
  db().query(
    `select b.week, s.share_number as share from bookings b join shares s on s.id = b.share_id
      where b.year = $1 and b.property_id = $2 and b.released_at is null order by b.week`,
    [year, home.property.id],
  );
const shareId = async (number: number) => {
  const [share] = await db().query(
    'select id from shares where property_id = $1 and share_number = $2',
    [home.property.id, number],
  );
  return share.id as number;
};
const book = async (year: number, week: number, share: number) => {
  await makeYear(db().manager, { propertyId: home.property.id, year });
  const values = { propertyId: home.property.id, year, week, shareId: await shareId(share) };
  await db().manager.insert(Booking, values);
};

test('weeks of past and coming years are given by number or arrival, once confirmed', async () => {
  const job = await preview(
    admin(),
    file(
      `Lake House,,1,${PAST},Week 30,`,
      `lake house,Lucerne,2,,,${arrival(PAST, 31)}`,
      `Lake House,,4,${COMING_YEAR},1,${arrival(COMING_YEAR, 1)}`,
      `Dune House,,1,${COMING_YEAR},5,`,
    ),
  );
  expect(job).toMatchObject({
    ...{ kind: 'WEEKS', status: 'PREVIEWED', weeksGiven: 4, sharesAssigned: 0, refused: 0 },
    rows: [
      {
        note: expect.stringMatching(
          `^Share 1 gets week 30 of ${PAST}, from Saturday, \\d+ July ${PAST}.$`,
        ),
      },
      {},
      {},
      {},
    ],
  });
  expect([await held(PAST), await db().manager.count(PropertyYear)]).toEqual([[], 0]);
  expect(await applied(admin(), job.id)).toMatchObject({
    ...{ status: 'APPLIED', weeksGiven: 4, rowsDone: 4, rows: [] },
  });
  expect(await held(PAST)).toEqual([
    { week: 30, share: 1 },
    { week: 31, share: 2 },
  ]);
  expect(await held(COMING_YEAR)).toEqual([{ week: 1, share: 4 }]);
});

test('each row that cannot be applied says which cell is at fault and what was read', async () => {
  await book(COMING_YEAR, 20, 2);
  await makeYear(db().manager, { propertyId: home.property.id, year: PAST, maintenance: [9] });
  const drafted = { propertyId: home.property.id, year: COMING_YEAR + 1 };
  await makeYear(db().manager, drafted);
  await db().manager.update(PropertyYear, drafted, { isDrafting: true });
  const sunday = `${PAST}-07-${String(Number(arrival(PAST, 28).slice(8)) + 1).padStart(2, '0')}`;
  const job = await preview(
    admin(),
    file(
      `Lake Hause,,1,${PAST},30,`,
      `Lake House,Lucerne,1,${PAST},53,`,
      `Lake House,,5,${PAST},30,`,
      `Lake House,,1,${PAST},53,`,
      `Lake House,,1,,,${sunday}`,
      `Lake House,,1,${PAST},27,${arrival(PAST, 28)}`,
      `Lake House,,1,${COMING_YEAR},20,`,
      `Lake House,,1,${PAST},9,`,
      `Lake House,,1,${COMING_YEAR + 1},20,`,
      `Lake House,,2,${PAST},40,`,
      `Lake House,,1,,,${arrival(PAST, 40)}`,
      `Lake House,,13,${PAST},x,`,
      `Lake House,Texel,1,${PAST},30,`,
    ),
  );
  const meant = 'Did you mean Lake House in Lucerne?';
  expect(notes(job)).toEqual([
    [2, `There is no property called Lake Hause. ${meant}`],
    [3, `Lake House has no week 53 in ${PAST}.`],
    [4, 'Share 5 of Lake House has no owner yet.'],
    [5, `Lake House has no week 53 in ${PAST}.`],
    [6, `${sunday} is no arrival day of Lake House.`],
    [7, `${arrival(PAST, 28)} is not the arrival of week 27 of ${PAST} at Lake House.`],
    [8, `Week 20 of ${COMING_YEAR} is held by share 2.`],
    [9, `Week 9 of ${PAST} is reserved for maintenance.`],
    [10, `The weeks of ${COMING_YEAR + 1} at Lake House are being drafted.`],
    [12, `Line 11 has week 40 of ${PAST} already.`],
    [
      13,
      'The share number must be a whole number from 1 to 12, not “13” (“Share number”, line 13). The week must be a number from 1 to 53, not “x” (“Week”, line 13).',
    ],
    [14, `There is no property called Lake House in Texel. ${meant}`],
    [11, expect.stringContaining(`Share 2 gets week 40 of ${PAST}`)],
  ]);
  expect(job).toMatchObject({ refused: 12, weeksGiven: 1 });
  await applied(admin(), job.id, 12);
  expect(await held(COMING_YEAR)).toEqual([{ week: 20, share: 2 }]);
  expect(await held(PAST)).toEqual([{ week: 40, share: 2 }]);
});

test('a share with a number above those of its house is refused', async () => {
  await db().query('update properties set total_shares = 8 where id = $1', [home.property.id]);
  const { rows } = await preview(admin(), file(`Lake House,,9,${PAST},30,`));
  expect(rows[0].note).toBe('Lake House has only 8 shares.');
});

test('the same file changes nothing the second time', async () => {
  const text = file(`Lake House,,1,${PAST},30,`, `Lake House,,2,,,${arrival(PAST, 31)}`);
  await applied(admin(), (await preview(admin(), text)).id);
  const again = await preview(admin(), text);
  expect(again).toMatchObject({ weeksGiven: 0, unchanged: 2, refused: 0 });
  expect(notes(again)[0]).toEqual([2, `Unchanged: share 1 holds week 30 of ${PAST}.`]);
});

test('the export of weeks is an import that changes nothing', async () => {
  const text = file(`Lake House,,1,${PAST},30,`, `Dune House,,1,${COMING_YEAR},2,`);
  await applied(admin(), (await preview(admin(), text)).id);
  const { body } = await admin().get('/api/admin/exports/weeks.csv');
  const [titles, first] = body.replace('\uFEFF', '').split('\r\n');
  expect([titles, first]).toEqual([
    `ID,${HEADER}`,
    expect.stringMatching(`,Lake House,Lucerne,1,${PAST},30,${arrival(PAST, 30)}$`),
  ]);
  expect(await preview(admin(), body)).toMatchObject({
    ...{ kind: 'WEEKS', rowsTotal: 2, unchanged: 2, weeksGiven: 0, refused: 0 },
  });
});

test('a refused row is corrected in place, and its refusal is downloaded with its own columns', async () => {
  const job = await preview(admin(), file(`Lake House,,1,${PAST},x,`, `Lake House,,2,${PAST},30,`));
  const { body } = await admin().get(`/api/admin/imports/${job.id}/refused.csv`);
  expect(body.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    `Line,${HEADER},Problem`,
    `2,Lake House,,1,${PAST},x,,"The week must be a number from 1 to 53, not “x” (“Week”, line 2)."`,
  ]);
  const { data } = await admin().graphql(
    `mutation ($cells: String!) { correctImportRow(id: ${job.id}, line: 2, firstName: "", lastName: "",
      email: "", property: "Lake House", location: "", shareNumber: "1", year: "${PAST}", week: $cells) {
      note text weekText isRefused } }`,
    { cells: 'KW 31' },
  );
  expect(data.correctImportRow).toEqual({
    ...{ isRefused: false, weekText: '31', text: `Lake House ·  · 1 · ${PAST} · KW 31 · ` },
    note: expect.stringContaining('Share 1 gets week 31'),
  });
  await applied(admin(), job.id);
  expect(await held(PAST)).toEqual([
    { week: 30, share: 2 },
    { week: 31, share: 1 },
  ]);
});

test('a week that an owner takes between preview and apply returns the import to the preview', async () => {
  const job = await preview(
    admin(),
    file(`Lake House,,1,${COMING_YEAR},20,`, `Lake House,,1,${COMING_YEAR},21,`),
  );
  await book(COMING_YEAR, 20, 2);
  expect(await applied(admin(), job.id)).toMatchObject({
    ...{ status: 'PREVIEWED', weeksGiven: 1, refused: 1 },
  });
  expect(await held(COMING_YEAR)).toEqual([{ week: 20, share: 2 }]);
});

test('owners are notified once of all their weeks, and every house has its import in the log', async () => {
  const { owner, strangerOwner } = home.people;
  await db().query('insert into shares (property_id, share_number, user_id) values ($1, 7, $2)', [
    home.elsewhere.id,
    owner.id,
  ]);
  const weeks = [10, 11, 12].map((week) => `Lake House,,1,${PAST},${week},`);
  const job = await preview(
    admin(),
    file(
      ...weeks,
      `Lake House,,12,${PAST + 1},10,`,
      `Dune House,,7,${PAST},10,`,
      `Dune House,,1,${PAST},11,`,
    ),
  );
  await applied(admin(), job.id);
  const by = `${home.people.administrator.firstName} ${home.people.administrator.lastName}`;
  const texts = async (client: typeof home.as.owner) =>
    (await client.graphql('{ myActivity { text } }')).data.myActivity.map(
      ({ text }: { text: string }) => text,
    );
  expect(await texts(home.as.owner)).toEqual([
    `${by} entered 5 weeks of ${PAST} and ${PAST + 1} at 2 properties for you, from a list.`,
  ]);
  expect(await texts(home.as.strangerOwner)).toEqual([
    `${by} entered 1 week of ${PAST} at Dune House for you, from a list.`,
  ]);
  const notices = await db().query('select count(*)::int as count from notices');
  expect([notices, strangerOwner.id]).toEqual([[{ count: 2 }], strangerOwner.id]);
  const log = await db().query(
    `select subject, after from audit_log where action in ('weeks.imported', 'import.apply') order by id`,
  );
  const lake = `Property ${home.property.id}, Lake House, weeks of`;
  const dune = `Property ${home.elsewhere.id}, Dune House, weeks of`;
  expect(log).toEqual([
    { subject: `${lake} ${PAST}`, after: { count: 3 } },
    { subject: `${lake} ${PAST + 1}`, after: { count: 1 } },
    { subject: `${dune} ${PAST}`, after: { count: 2 } },
    { subject: `Import ${job.id}, owners.csv`, after: { weeksGiven: 6 } },
  ]);
});

test('the statements of an import do not grow with its rows', async () => {
  const ofWeeks = (first: number, last: number) =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `Lake House,,1,${PAST},${first + index},`,
    );
  const statements = (text: string) =>
    statementsOf(async () => applied(admin(), (await preview(admin(), text)).id)).then((sent) =>
      sent.filter((name) => !/import-(job|rows)$|session|^commit|^begin/i.test(name)),
    );
  const few = await statements(file(...ofWeeks(1, 2)));
  const many = await statements(file(...ofWeeks(3, 52)));
  expect(await held(PAST)).toHaveLength(52);
  expect(many.length - few.length).toBeLessThanOrEqual(0);
});

test('an import of weeks is of administrators alone', async () => {
  const job = await preview(admin(), file(`Lake House,,1,${PAST},30,`));
  const { errors } = await applyImport(home.as.owner, job.id);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
