import { isEmail } from 'class-validator';
import {
  type ImportFields,
  isVacant,
  MAX_CELL_CHARACTERS,
  MAX_ROW_CHARACTERS,
  rowProblem,
  shareNumberOf,
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
  text: string;
  problem: string | null;
}

const ASCII = /^[\x21-\x7e]{1,254}$/;
const isAddress = (text: string) => ASCII.test(text) && isEmail(text);
const storable = (text: string) => text.replaceAll('\0', '\uFFFD');
const clean = (text: string) => storable(text).slice(0, MAX_CELL_CHARACTERS);

/** Makes the row to stage of its fields and of the cells that they were read from. */
export function stagedRow(fields: ImportFields, cells: string[]): StagedRow {
  return {
    firstName: clean(fields.firstName),
    lastName: clean(fields.lastName),
    email: isVacant(fields) ? null : clean(fields.email),
    property: clean(fields.property),
    location: clean(fields.location),
    shareNumber: shareNumberOf(fields.shareNumber),
    shareText: clean(fields.shareNumber),
    text: [...storable(cells.join(' · '))].slice(0, MAX_ROW_CHARACTERS).join(''),
    problem: rowProblem(fields, isAddress),
  };
}
