import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { applied, HEADER, preview } from '../../../test/support/scenes/import-files';

const ROWS = 12_000;
let home: Home;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});

afterAll(() => home.testApp.close());

/** Twelve shares per property; the first five hundred users own two. */
const file = (facts: { broken: number[] }) => {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const person = index % (ROWS - 500);
    const number = facts.broken.includes(index + 2) ? 99 : 1 + (index % 12);
    return `Many,Person${person},many${person}@new.test,Home ${Math.floor(index / 12)},Bled,${number}`;
  });
  return [HEADER, ...rows].join('\r\n');
};

const people = async () => {
  const [{ count }] = await home.testApp.running.app.db.query(
    "select count(*)::int as count from users where email like 'many%'",
  );
  return count;
};

test('a large broken file lists every bad row with its line and changes nothing', async () => {
  const broken = [2, 777, 12_001];
  const job = await preview(home.as.administrator, file({ broken }));
  expect([job.rowsTotal, job.refused]).toEqual([ROWS, 3]);
  const refused = job.rows.filter((row: { isRefused: boolean }) => row.isRefused);
  expect(refused.map((row: { line: number }) => row.line)).toEqual(broken);
  expect(await people()).toBe(0);
});

test('a large file is read and applied with progress on the way', async () => {
  const watch = 'subscription { adminEvents { area id } }';
  const listener = await home.as.administrator.subscribe(watch);
  const job = await preview(home.as.administrator, file({ broken: [] }));
  expect(job).toMatchObject({
    rowsTotal: ROWS,
    newUsers: ROWS - 500,
    newProperties: ROWS / 12,
    sharesAssigned: ROWS,
  });
  const whileReading = (await listener.received(6)).length;
  const end = await applied(home.as.administrator, job.id);
  expect(end).toMatchObject({ status: 'APPLIED', rowsDone: ROWS });
  await listener.received(whileReading + 4);
  expect(await people()).toBe(ROWS - 500);
  const [{ shares }] = await home.testApp.running.app.db.query(
    "select count(*)::int as shares from shares s join users u on u.id = s.user_id where u.email like 'many%'",
  );
  expect(shares).toBe(ROWS);
  listener.stop();
});
