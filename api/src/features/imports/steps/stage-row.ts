import { isAddress, tidyAddress, tidyName } from '../../../core/input/texts';
import {
  type ImportFields,
  type ImportKindName,
  isVacant,
  MAX_CELL_CHARACTERS,
  MAX_ROW_CHARACTERS,
  rowProblem,
  type SheetRow,
  shareNumberOf,
  tidyArrival,
  tidyWeek,
  weekRowProblem,
} from '../rules';

/** The cells of a row, its text and what is wrong with it, to be stored. */
export interface StagedRow {
  firstName: string;
  lastName: string;
  email: string | null;
  property: string;
  location: string;
  shareNumber: number | null;
  shareText: string;
  yearText: string;
  weekText: string;
  arrivalText: string;
  text: string;
  problem: string | null;
  /** Sentences about cells that were read otherwise than they are written. */
  reading: string;
}

const isEmail = (text: string) => text.length <= 254 && isAddress(text);
/** A text without what PostgreSQL refuses: null characters, and halves of characters. */
export const storable = (text: string): string =>
  Buffer.from(text.replaceAll('\0', '\uFFFD')).toString();
const clean = (text: string) => [...storable(text)].slice(0, MAX_CELL_CHARACTERS).join('');

/** Names and addresses are tidied as where they are typed. */
const tidied = (fields: ImportFields): ImportFields => ({
  ...fields,
  firstName: tidyName(fields.firstName),
  lastName: tidyName(fields.lastName),
  email: tidyAddress(fields.email),
  property: tidyName(fields.property),
  location: tidyName(fields.location),
  week: tidyWeek(fields.week),
  arrival: tidyArrival(fields.arrival),
});

/** Makes the row to stage of its fields and of the cells that they were read from. */
export function stagedRow(
  read: ImportFields,
  cells: string[],
  { kind, at, question = null, reading = '' }: Partial<SheetRow> & { kind: ImportKindName },
): StagedRow {
  const fields = tidied(read);
  const isOfWeeks = kind === 'WEEKS';
  const problem = isOfWeeks ? weekRowProblem(fields, at) : rowProblem(fields, isEmail, at);
  const problems = [problem, question];
  return {
    firstName: clean(fields.firstName),
    lastName: clean(fields.lastName),
    email: isVacant(fields) ? null : clean(fields.email),
    property: clean(fields.property),
    location: clean(fields.location),
    shareNumber: shareNumberOf(fields.shareNumber),
    shareText: clean(fields.shareNumber),
    yearText: clean(fields.year),
    weekText: clean(fields.week),
    arrivalText: clean(fields.arrival),
    text: [...storable(cells.join(' · '))].slice(0, MAX_ROW_CHARACTERS).join(''),
    problem: storable(problems.filter(Boolean).join(' ')) || null,
    reading: storable(reading),
  };
}
