import { Secret, TOTP } from 'otpauth';

/** The name under which authenticator apps list the account. */
const ISSUER = 'Fairweek';
/** Length of a time step, in seconds; what every authenticator app supports. */
const STEP_SECONDS = 30;
/** Steps by which a clock may be fast or slow. */
const DRIFT_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const SIX_DIGITS = /^\d{6}$/;

/** Generates a secret, in Base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: STEP_SECONDS,
  });

/** Returns the otpauth:// address that sets up an authenticator app. */
export const setupUrl = (secret: string, email: string) => totpOf(secret, email).toString();

/** Returns the time step whose code this is, at most one step off; null if it is none. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Returns the code of a moment, as an authenticator app shows it. */
export const codeAt = (secret: string, timestamp: number) => totpOf(secret).generate({ timestamp });
