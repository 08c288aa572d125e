import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns of docs/rights.md, which describes them. */
export const VISITORS = [
  'signed out',
  'first login',
  'stranger',
  'guest',
  'former',
  'elsewhere',
  'co-owner',
  'self',
  'plain admin',
  'admin',
] as const;

export type Visitor = (typeof VISITORS)[number];

const VERDICTS = ['✓', 'own', 'filtered', 'empty', 'key', 'demo', '401', '403', '404'] as const;

export type Verdict = (typeof VERDICTS)[number];

export const isRefusal = (verdict: Verdict) => /^\d+$/.test(verdict);

/** The answer of one operation to each caller. */
export interface Row {
  /** The first cell: 'releaseWeek', 'drafts of a house', 'GET /healthz'. */
  name: string;
  /** The heading above the row. */
  section: string;
  /** Absent if there is only a route. */
  operation: string | undefined;
  /** The scope that an access token needs, 'any' if any token will do, '—' if none does. */
  token: string;
  /** As in the API documentation: 'PATCH /api/messages/{id}/read'. */
  routes: string[];
  verdicts: Record<Visitor, Verdict>;
}

/** The columns in which a row refuses or allows. */
export const columnsOf = ({ verdicts }: Row, areRefused: boolean): Visitor[] =>
  VISITORS.filter((visitor) => isRefusal(verdicts[visitor]) === areRefused);

const TABLE = 'docs/rights.md';
const HEADER = ['Operation', ...VISITORS, 'Token', 'By REST, too', 'Note'].join(' | ');
const CODE = /`([^`]+)`/g;
const ROUTE = /^[A-Z]+ \//;

const isVerdict = (cell: string): cell is Verdict => (VERDICTS as readonly string[]).includes(cell);

function rowOf(section: string, cells: string[]): Row {
  const [first = '', ...others] = cells;
  const [token = '', byRest = ''] = others.slice(VISITORS.length);
  const names = [...`${first} ${byRest}`.matchAll(CODE)].map(([, name = '']) => name);
  const verdicts = VISITORS.map((visitor, index) => {
    const cell = others[index] ?? '';
    if (isVerdict(cell)) return [visitor, cell];
    throw new Error(`${TABLE}: "${cell}" of ${first} for ${visitor} is no verdict.`);
  });
  return {
    name: first.replaceAll('`', ''),
    section,
    operation: names.find((name) => !ROUTE.test(name)),
    routes: names.filter((name) => ROUTE.test(name)),
    token,
    verdicts: Object.fromEntries(verdicts),
  };
}

/** The cells of a line of a table; none if the line is not of a table. */
const cellsOf = (line: string): string[] =>
  line.startsWith('| ')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];

const linesOf = (file: string) =>
  readFileSync(join(__dirname, '../../..', file), 'utf8').split('\n');

/** The lines of the tables of a page, with headers and separators. */
export const cellsIn = (file: string): string[][] =>
  linesOf(file)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);

/** Returns every row of docs/rights.md; throws if a line of a table cannot be read. */
export function readTable(): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of linesOf(TABLE)) {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    const cells = cellsOf(line);
    if (cells.length === 0) continue;
    const isHeader = cells[0] === 'Operation';
    if (isHeader && cells.join(' | ') !== HEADER) {
      throw new Error(`${TABLE}: the columns of ${section} must be ${HEADER}.`);
    }
    if (!isHeader && !cells[0]?.startsWith('--')) rows.push(rowOf(section, cells));
  }
  return rows;
}
