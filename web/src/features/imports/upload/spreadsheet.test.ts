import { workbook } from '../test/workbook';
import { csvOfSpreadsheet } from './spreadsheet';

const textOf = (file: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test('the first sheet with content becomes CSV, a line for each row, and its name is said', async () => {
  const since = new Date('2026-05-03T00:00:00.000Z');
  const file = await csvOfSpreadsheet(
    'owners.xlsx',
    workbook({
      Cover: [],
      Owners: [
        ['Owner', 'House; place', 'Since', 'No.'],
        ['Ruiz, "Ani"', 'Lake\nHouse', since, 4],
        [null, null, null, null],
        ['Zoë', null, null, 0.1],
      ],
      Old: [['x']],
    }),
  );
  expect(file.name).toBe('owners.xlsx · Sheet “Owners” of 3');
  expect(await textOf(file)).toBe(
    'Owner,"House; place",Since,No.\n"Ruiz, ""Ani""",Lake House,2026-05-03,4\n\nZoë,,,0.1',
  );
});

test('a chart and a hidden sheet are passed over, and a number that is no date is left out', async () => {
  const owners = [
    ['Owner', 'Phone'],
    ['Zoë', new Date(Number.NaN)],
  ];
  const file = await csvOfSpreadsheet(
    'owners.xlsx',
    workbook({ Chart: null, Old: [['x']], Owners: owners }, ['Old']),
  );
  expect(file.name).toBe('owners.xlsx');
  expect(await textOf(file)).toBe('Owner,Phone\nZoë');
});

test('the only sheet with content needs no name', async () => {
  const file = await csvOfSpreadsheet('owners.xlsx', workbook({ Owners: [['Owner']], More: [] }));
  expect(file.name).toBe('owners.xlsx');
});

test('a file that would unpack to more than 200 MB is refused before it is unpacked', async () => {
  const bytes = new Uint8Array(workbook({ Owners: [['Owner']] }));
  const view = new DataView(bytes.buffer);
  /** How the list of contents starts each of its entries, and where that has the unpacked size. */
  const [entry, size] = [0x02014b50, 24];
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === entry) view.setUint32(at + size, 201 * 1024 * 1024, true);
  }
  await expect(csvOfSpreadsheet('owners.xlsx', bytes.buffer)).rejects.toThrow(
    'This is a spreadsheet, not a CSV file.',
  );
});
