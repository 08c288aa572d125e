import type { Facts } from '../support/clients/every-call';
import { wrongCode } from '../support/mailbox';
import type { Way } from './calls';

/** An id that does not exist. */
const NO_ID = 2_000_000_000;

/** Arguments that name an item although their names do not end like ids. */
const KEYS = ['token', 'otpCode', 'receiverEmail', 'userEmail'];
/** One of a fixed list. */
const NO_KEYS = ['themeId', 'timeZone'];

const namesSomething = (name: string) =>
  KEYS.includes(name) || (/^id$|Id$/.test(name) && !NO_KEYS.includes(name));

function missingFor(name: string, value: unknown): unknown {
  if (!KEYS.includes(name)) return typeof value === 'string' ? String(NO_ID) : NO_ID;
  if (name === 'otpCode') return wrongCode(String(value));
  return name === 'token' ? 'no-such-token' : 'nobody@example.test';
}

const sends = ({ request }: Way, facts: Facts, value: unknown) =>
  JSON.stringify(request(facts)).includes(String(value));

/**
 * Returns the arguments of a call with each id replaced, one at a time, by one that does not exist.
 */
export function withoutThings(way: Way, facts: Facts): Facts[] {
  return Object.entries(facts)
    .filter(([name, value]) => value !== undefined && namesSomething(name))
    .map(([name, value]): [string, unknown] => [name, missingFor(name, value)])
    .filter(([name, missing]) => sends(way, { ...facts, [name]: missing }, missing))
    .map(([name, missing]) => ({ ...facts, [name]: missing }));
}

/** Returns whether a call needs an id that nothing provides. */
export function lacksId(way: Way, facts: Facts): boolean {
  if (facts.id !== undefined) return false;
  return way.name.includes('{id}') || sends(way, { ...facts, id: NO_ID }, NO_ID);
}
