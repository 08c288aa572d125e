import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
  randomBytes,
  sign,
} from 'node:crypto';
import type { ApiClient } from './clients/api-client';

/** The answer of the server that a passkey answers. */
export interface Question {
  challenge: string;
  rpId: string;
  known: string[];
  userHandle: string | null;
}

/** The differences that an attacker or a bad authenticator makes. */
export interface Twist {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Present 1, verified 4, with a new key 64. */
  flags?: number;
  counter?: number;
  /** Signs with this key. */
  by?: KeyObject;
  /** Names this passkey. */
  passkey?: string;
}

const [VERIFIED, ATTESTED] = [0x05, 0x40];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const P256 = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An authenticator in software, with one passkey. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;

  constructor(
    private readonly origin: string,
    readonly pair: KeyPairKeyObjectResult = P256(),
  ) {}

  get publicKey(): string {
    return this.pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64url');
  }

  private clientData(type: string, { challenge }: Question, twist: Twist): Buffer {
    const { origin = this.origin, crossOrigin = false } = twist;
    const said = { type: twist.type ?? type, challenge: twist.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...said, origin, crossOrigin }));
  }

  private data({ rpId }: Question, flags: number, twist: Twist): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? this.counter);
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.of(twist.flags ?? flags), counter]);
  }

  /** The input of `addPasskey`, but for the name. */
  create(question: Question, twist: Twist = {}) {
    const id = Buffer.from(twist.passkey ?? this.id, 'base64url');
    // Its model, and the length of the id, before the id; the key in CBOR after it is not read.
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id]);
    const head = this.data(question, VERIFIED | ATTESTED, twist);
    return {
      clientData: this.clientData('webauthn.create', question, twist).toString('base64url'),
      authenticatorData: Buffer.concat([head, attested]).toString('base64url'),
      publicKey: this.publicKey,
    };
  }

  /** The input of operations that take a proof. */
  prove(question: Question, twist: Twist = {}) {
    const clientData = this.clientData('webauthn.get', question, twist);
    const data = this.data(question, VERIFIED, twist);
    const signed = Buffer.concat([data, sha256(clientData)]);
    const key = twist.by ?? this.pair.privateKey;
    const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    return {
      passkey: twist.passkey ?? this.id,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign(digest, signed, key).toString('base64url'),
    };
  }
}

const PARTS = '{ challenge rpId known userHandle }';

/** Asks the server for a challenge to prove a passkey. */
export const questionFor = async (client: ApiClient): Promise<Question> =>
  (await client.graphql(`mutation { askForPasskey ${PARTS} }`)).data.askForPasskey;

/** Asks the server for a challenge for a new passkey. */
export const newQuestionFor = async (client: ApiClient): Promise<Question> =>
  (await client.graphql(`mutation { askForNewPasskey ${PARTS} }`)).data.askForNewPasskey;

export const ADD =
  'mutation($input: NewPasskeyInput!) { addPasskey(input: $input) { id name usedAt } }';

/** Adds a passkey of a signed-in user, as at this address. */
export async function addPasskeyOf(
  client: ApiClient,
  { appUrl }: { appUrl: string },
  pair?: KeyPairKeyObjectResult,
): Promise<Authenticator> {
  const authenticator = new Authenticator(appUrl, pair);
  const made = authenticator.create(await newQuestionFor(client));
  const { errors } = await client.graphql(ADD, { input: { name: 'My phone', ...made } });
  if (errors) throw new Error(`The passkey was not added: ${errors[0]?.message}`);
  return authenticator;
}
