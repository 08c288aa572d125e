import { isTimeZone } from 'class-validator';
import { AppError } from '../errors';

/** The requirement on a time zone; completes the sentence '<field> …'. */
export const ZONE_RULE = 'must be the name of a time zone, such as Europe/Zurich.';

/**
 * True for the IANA name of a time zone, such as 'Europe/Zurich'. PostgreSQL counts an offset such
 * as +01:00 in the other direction, so offsets are none.
 */
export const isZoneName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/.test(value) && isTimeZone(value);

/** PostgreSQL's code of a value that it does not know, such as a time zone. */
const UNKNOWN_VALUE = '22023';

/**
 * Turns the database's refusal of a time zone into that of the field `timeZone`, and throws any
 * other error unchanged: Node.js and PostgreSQL have their own lists of zones, of different years.
 */
export function refuseUnknownZone(error: unknown): never {
  const { code } = error as { code?: string };
  if (code !== UNKNOWN_VALUE) throw error;
  throw new AppError('BAD_USER_INPUT', `timeZone ${ZONE_RULE}`, 'timeZone');
}
