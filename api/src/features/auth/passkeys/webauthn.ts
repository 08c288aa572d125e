import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The page at which a passkey has to have been asked. */
export interface Place {
  /** The origin of the page. */
  origin: string;
  /** The name that the passkey belongs to: the host of that page. */
  rpId: string;
}

/** The statement of an authenticator, which is signed where it proves itself. */
interface Statement {
  clientData: Buffer;
  authenticatorData: Buffer;
}

// Places in the authenticator's data (W3C Web Authentication, 6.1).
const FLAGS = 32;
const COUNTER = 33;
const ID_LENGTH = 53;
const ID = 55;

/** The user was there, was verified by finger, face or PIN, and a new key is included. */
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

const MIN_RSA_BITS = 2048;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const parsed = (json: Buffer): unknown => {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Returns the fields of the browser's part that are checked; empty if it is none. */
function clientDataOf(clientData: Buffer): Record<string, unknown> {
  const found = parsed(clientData);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** Returns the challenge that a browser says was answered; empty if there is none. */
export function challengeOf(clientData: Buffer): string {
  const { challenge } = clientDataOf(clientData);
  return typeof challenge === 'string' ? challenge : '';
}

/** True if our own page asked, and the user was there and was verified. */
function isFromHere(
  { clientData, authenticatorData }: Statement,
  { origin, rpId }: Place,
  type: 'webauthn.create' | 'webauthn.get',
): boolean {
  const said = clientDataOf(clientData);
  const isOurs = said.type === type && said.origin === origin && said.crossOrigin !== true;
  if (!isOurs || authenticatorData.length < COUNTER + 4) return false;
  const flags = authenticatorData.readUInt8(FLAGS);
  return (
    authenticatorData.subarray(0, FLAGS).equals(sha256(rpId)) &&
    (flags & PRESENT) !== 0 &&
    (flags & VERIFIED) !== 0
  );
}

const counterIn = (authenticatorData: Buffer) => authenticatorData.readUInt32BE(COUNTER);

/** Reads a public key of a kind that is accepted (ES256, EdDSA, RS256); null for any other. */
function keyFrom(spki: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isAccepted =
      namedCurve === 'prime256v1' ||
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_RSA_BITS);
    return isAccepted ? key : null;
  } catch {
    return null;
  }
}

/** A passkey as it is stored. */
export interface NewKey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/**
 * Reads a new passkey; null unless it was made at our page. Nothing proves which authenticator made it, and
 * nothing has to: the user, who was asked for the password, chose it.
 */
export function readNewKey(
  statement: Statement & { publicKey: Buffer },
  place: Place,
): NewKey | null {
  const { authenticatorData, publicKey } = statement;
  if (!isFromHere(statement, place, 'webauthn.create') || !keyFrom(publicKey)) return null;
  const isAttested = (authenticatorData.readUInt8(FLAGS) & ATTESTED) !== 0;
  if (!isAttested || authenticatorData.length < ID) return null;
  const end = ID + authenticatorData.readUInt16BE(ID_LENGTH);
  if (end === ID || end > authenticatorData.length) return null;
  return {
    credentialId: authenticatorData.subarray(ID, end).toString('base64url'),
    publicKey: publicKey.toString('base64url'),
    counter: counterIn(authenticatorData),
  };
}

/** Returns the counter of a passkey that has proved itself; null if it has not. */
export function readProof(
  statement: Statement & { signature: Buffer },
  { publicKey, ...place }: Place & { publicKey: string },
): number | null {
  const { clientData, authenticatorData, signature } = statement;
  const key = keyFrom(Buffer.from(publicKey, 'base64url'));
  if (!key || !isFromHere(statement, place, 'webauthn.get')) return null;
  const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  return verify(digest, signed, key, signature) ? counterIn(authenticatorData) : null;
}
