import { folded } from './fold';
import words from './words.json';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

type Name = Pick<Person, 'firstName' | 'lastName'>;

/** As many people as may own a share. */
const MOST_PEOPLE = 12;

const AND = /\s+(?:and|und|u\.|et|e|y|en|och)\s+|\s*[&+/;|\n]\s*/i;
const ADDRESS = /[^\s<>()[\],;|/"]+@[^\s<>()[\],;|/"]+/g;

const wordsOf = (text: string) => text.split(/[\s.]+/).filter(Boolean);
const isCompany = (name: string) =>
  wordsOf(name).some((it) => words.companies.includes(folded(it)));
const isTitle = (name: string) =>
  name !== '' && wordsOf(name).every((it) => words.titlesOfPeople.includes(folded(it)));

/** 'DUPONT Jean' has the last name in capitals. */
const CAPITALS = /^((?:\p{Lu}[\p{Lu}'’-]+\s+)+)(\p{Lu}\p{Ll}.*)$/su;

/** Splits 'Dupont Jean' of a column with last names first; without a last name if it has more words. */
function splitSurnameFirst(name: string): Name {
  const [lastName = '', firstName, ...more] = name.split(/\s+/);
  return firstName && more.length === 0
    ? { firstName, lastName }
    : { firstName: name, lastName: '' };
}

/**
 * Splits a whole name at the comma of 'Marsh, Olivia', after the capitals of 'MARSH Olivia', or at its
 * last space; without a last name if that is not certain.
 */
function splitName(name: string, isSurnameFirst = false): Name {
  const [lastPart = '', firstPart, ...more] = name.split(',').map((part) => part.trim());
  if (more.length > 0) return { firstName: name, lastName: '' };
  if (firstPart) return { firstName: firstPart, lastName: lastPart };
  const [, capitals, rest] = CAPITALS.exec(name) ?? [];
  if (capitals && rest) return { firstName: rest, lastName: capitals.trim() };
  if (isSurnameFirst) return splitSurnameFirst(name);
  const [, firstName = name, lastName = ''] = /^(.+)\s(\S+)$/s.exec(name) ?? [];
  return { firstName: firstName.trim(), lastName };
}

/** The parts of a cell with several names; '"Joe"' is none. */
function partsOf(cell: string): string[] {
  const parts = cell.split(AND).filter(Boolean);
  const areNames = parts.length <= MOST_PEOPLE && parts.every((it) => /^\p{L}/u.test(it));
  return areNames && !isCompany(cell) ? parts : [cell];
}

/** The names of 'Anna und Peter Meier', 'Meier, Anna und Peter' or 'Anna Marsh & Tom Reed'. */
function namesOfWhole(whole: string, isSurnameFirst: boolean): Name[] {
  const parts = partsOf(whole);
  const names = parts.map((it) => splitName(it, isSurnameFirst));
  // 'José Ortega y Gasset' is one person.
  const last = names.at(-1)?.lastName || (/,/.test(parts[0] ?? '') && names[0]?.lastName) || '';
  if (names.length < 2 || last === '')
    return [splitName(whole.replace(/\n/g, ' '), isSurnameFirst)];
  return names.map((it) => ({ ...it, lastName: it.lastName || last }));
}

/** The names of 'Anna und Peter' in one column and 'Meier', or 'Marsh / Reed', in the other. */
function namesOfTwo({ firstName, lastName }: Name): Name[] {
  const firsts = partsOf(firstName);
  if (firsts.length < 2 || isCompany(lastName)) return [{ firstName, lastName }];
  const lasts = partsOf(lastName);
  const isEach = lasts.length === firsts.length;
  return firsts.map((first, i) => ({
    firstName: first,
    lastName: (isEach ? lasts[i] : lastName) ?? '',
  }));
}

function addressesIn(cell: string): string[] {
  return (cell.match(ADDRESS) ?? []).map((it) => it.replace(/^mailto:/i, ''));
}

/** Gives people their addresses: one with a first name in it is theirs, others follow in order. */
function withAddresses(names: Name[], addresses: string[]): Person[] {
  const rest = [...addresses];
  const named = names.map(({ firstName }) => {
    const isTheirs = (it: string) => firstName && folded(it).startsWith(folded(firstName));
    const at = rest.findIndex(isTheirs);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  });
  return names.map((name, i) => ({ ...name, email: named[i] ?? rest.shift() ?? '' }));
}

/** True if the cells say that a share has no owner. */
const isVacancy = ({ firstName, lastName, email }: Person) => {
  const name = firstName === lastName ? firstName : `${firstName}${lastName}`;
  return email === '' && (words.vacant.includes(folded(name)) || /^[\s?–—-]+$/.test(name));
};

/** How a sheet has names: in two columns, or whole in one, which may have last names first. */
export type NameOrder = 'apart' | 'whole' | 'surname first';

/**
 * Reads the people of a row from its cells with names and addresses: one, or several of one share,
 * the first first. A column of whole names is both its names.
 */
export function peopleOf(cells: Person, order: NameOrder): Person[] {
  const isWhole = order !== 'apart';
  if (isVacancy(cells)) return [{ firstName: '', lastName: '', email: '' }];
  const addresses = addressesIn(cells.email);
  const whole = cells.firstName;
  const names = isWhole ? namesOfWhole(whole, order === 'surname first') : namesOfTwo(cells);
  if (names.some(({ firstName }) => isTitle(firstName))) {
    return [{ firstName: '', lastName: names.at(-1)?.lastName ?? '', email: cells.email }];
  }
  // 'Olivia Marsh, Tom Reed' are two if their addresses are.
  const pair = isWhole && addresses.length === 2 && /^\s*\S+\s[^,]+,\s*\S+\s[^,]+$/.test(whole);
  const people = pair ? whole.split(',').map((it) => splitName(it.trim())) : names;
  const isOnlyOne = people.length === 1 && addresses.length !== 1;
  return isOnlyOne || addresses.length === 0
    ? people.map((it, i) => ({ ...it, email: i === 0 ? cells.email : '' }))
    : withAddresses(people, addresses);
}
