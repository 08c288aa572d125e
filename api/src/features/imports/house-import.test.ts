import type { ApiClient } from '../../../test/support/clients/api-client';
import { openAdminHouse } from '../../../test/support/scenes/admin-house';
import { makeCoOwnedHome } from '../../../test/support/scenes/co-owned-home';
import { preview, upload } from '../../../test/support/scenes/import-files';
import type { TestApp } from '../../../test/support/servers/test-app';

let testApp: TestApp;
let admin: ApiClient;
let propertyId: number;

beforeAll(async () => {
  ({ testApp, admin } = await openAdminHouse());
  propertyId = (await makeCoOwnedHome(testApp)).property.id;
});
afterAll(() => testApp.close());

const ofHouse = () => `propertyId=${propertyId}`;
const rowsOf = (lines: string[]) => preview(admin, lines.join('\r\n'), ofHouse());

const FAMILY = [
  'Ferienhaus Müller;;;;',
  'Stand: Januar;;;;',
  'Anteil Nr.;Eigentümer;PLZ;Ort;E-Mail',
  'Nr. 3;Anna und Peter Müller;50667;Köln;mueller@familie.test',
  '4;Jörg Schmidt;80331;München;joerg@familie.test',
  'Summe;2;;;',
];

test('the sheet of one house needs no column that names it, and says where its owners live', async () => {
  const { kind, reading, rows } = await rowsOf(FAMILY);
  expect(kind).toBe('SHARES');
  expect(reading).toMatch(/All rows are of Lake House\. Not read: “PLZ” and “Ort”\.$/);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ line: 4, person: 1, property: 'Lake House', shareNumber: 3 }),
      expect.objectContaining({ line: 5, property: 'Lake House', isRefused: false }),
    ]),
  );
  expect(rows.map(({ note }: { note: string }) => note).join()).not.toContain('New property');
});

test('a list of its weeks needs none either', async () => {
  const { kind, rows } = await rowsOf(['Anteil;Jahr;KW', '1;2031;27', '2;2031;28']);
  expect(kind).toBe('WEEKS');
  expect(rows).toMatchObject([
    { property: 'Lake House', shareNumber: 1, isRefused: false },
    { property: 'Lake House', shareNumber: 2, isRefused: false },
  ]);
});

test('rows that name another house are of that house, as in any import', async () => {
  const { rows } = await rowsOf([
    'Vorname;Nachname;E-Mail;Objekt;Ort;Anteil',
    'Nora;Quill;nora@familie.test;Gull Cottage;Cornwall;2',
    'Ben;Quill;ben@familie.test;;;5',
  ]);
  const homes = rows.map(({ property }: { property: string }) => property);
  expect(new Set(homes)).toEqual(new Set(['Gull Cottage']));
});

test('without the house, or with one that does not exist, such a sheet is refused', async () => {
  const text = FAMILY.join('\r\n');
  const { status, body } = await upload(admin, text);
  expect([status, body.message]).toEqual([400, expect.stringContaining('missing: Property')]);
  const unknown = await upload(admin, text, 'propertyId=987654');
  expect([unknown.status, unknown.body.message]).toEqual([404, 'There is no such property.']);
});
