import { parse } from 'csv-parse/sync';
import { encodingOf, PARSING, sheetStart } from '.';

const startOf = (text: string) =>
  sheetStart(text, (of, delimiter) => parse(of, { ...PARSING, delimiter }));

test.each([
  ['First name,Last name,Email', ','],
  ['Vorname;Nachname;E-Mail', ';'],
  ['a\tb\tc', '\t'],
  ['one', ';'],
  ['a;b,c', ';'],
  ['Owners\n\nHome,Place,Share\n"Gull House","Port Isaac, Cornwall",1', ','],
  ['Liste, Stand; März\nHaus;Ort;Anteil\nMöwe;Juist, Norden;1', ';'],
  ['Home|Place|Share\nGull|Hawes, Dales|1', '|'],
  ['sep=,\nHaus;Ort,Anteil', ','],
])('%j is delimited by %j', (text, delimiter) => {
  expect(startOf(text).delimiter).toBe(delimiter);
});

test.each([
  ['the first line with three known titles', 'List\nHome,Place\nHouse,Email,Share\n1,2,3', 2],
  ['the widest, if none has three', 'List\nWer,Was,Wo\n1,2,3', 1],
  ['the first of equals', 'a,b,c\n1,2,3', 0],
  ['not beyond twenty lines', `${'x\n'.repeat(20)}House,Email,Share`, 0],
  ['after sep=', 'sep=;\nHouse;Email;Share', 1],
])('the titles are %s', (_, text, above) => {
  expect(startOf(text).above).toBe(above);
});

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));

test.each([
  [bytes('Muller', 'latin1'), undefined],
  [bytes('Müller', 'latin1'), 'windows-1252'],
  [bytes('Müller', 'utf8'), 'utf-8'],
  [bytes('\uFEFFMuller', 'utf8'), 'utf-8'],
  [bytes('\uFEFFMüller', 'utf16le'), 'utf-16le'],
  [bytes('Müller', 'utf16le'), 'utf-16le'],
  [new Uint8Array([0xfe, 0xff, 0, 65]), 'utf-16be'],
  [new Uint8Array([...bytes('Zoë ', 'utf8'), 0xeb]), 'utf-8'],
])('%j is in %s', (of, encoding) => {
  expect(encodingOf(of)).toBe(encoding);
});
