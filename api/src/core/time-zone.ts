import { isTimeZone } from 'class-validator';

/**
 * True for the IANA name of a time zone, such as 'Europe/Zurich'. PostgreSQL counts an offset such
 * as +01:00 in the other direction, so offsets are none.
 */
export const isZoneName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][\w+-]*(\/[A-Z][\w+-]*)*$/.test(value) && isTimeZone(value);
