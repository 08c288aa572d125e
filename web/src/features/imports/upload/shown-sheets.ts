import type { Merge } from './merged-cells';

/** The parts of a spreadsheet by their names. */
export type Parts = Record<string, Uint8Array>;

const xmlOf = (part: Uint8Array | undefined) =>
  new DOMParser().parseFromString(new TextDecoder().decode(part), 'text/xml');
const elements = (xml: Document, name: string) => [...xml.getElementsByTagNameNS('*', name)];

/** The place of a column such as 'B' or 'AA', from 0. */
const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The merged cells of a sheet that go over several rows. */
function mergesOf(sheet: Uint8Array | undefined): Merge[] {
  return elements(xmlOf(sheet), 'mergeCell').flatMap((it) => {
    const cells = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(it.getAttribute('ref') ?? '');
    const [, letters = '', from, to] = cells ?? [];
    if (from === to) return [];
    return [{ column: placeOf(letters), from: Number(from) - 1, to: Number(to) - 1 }];
  });
}

/** The sheets that Excel shows, by their names, and the cells that are merged in each. */
export function shownSheets(parts: Parts): { name: string; merges: Merge[] }[] {
  const relations = elements(xmlOf(parts['xl/_rels/workbook.xml.rels']), 'Relationship');
  const files = new Map(relations.map((it) => [it.getAttribute('Id'), it.getAttribute('Target')]));
  return elements(xmlOf(parts['xl/workbook.xml']), 'sheet')
    .filter((it) => (it.getAttribute('state') ?? 'visible') === 'visible')
    .map((it) => {
      const target = files.get(it.getAttribute('r:id'))?.replace(/^\/?(xl\/)?/, 'xl/') ?? '';
      return { name: it.getAttribute('name') ?? '', merges: mergesOf(parts[target]) };
    });
}
