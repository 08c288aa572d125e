import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOfSpreadsheet } from './spreadsheet';

const FOLDER = join(__dirname, '../../../../../api/test/corpus/imports/spreadsheets');
const files = readdirSync(FOLDER).filter((it) => /\.(xlsx|ods)$/.test(it));

const textOf = (file: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test.each(files)('%s becomes the CSV that the server’s test of the corpus reads', async (name) => {
  const bytes = new Uint8Array(readFileSync(join(FOLDER, name)));
  const csv = await textOf(await csvOfSpreadsheet(name, bytes.buffer));
  expect(csv).toBe(readFileSync(join(FOLDER, `${name}.csv`), 'utf8'));
});
