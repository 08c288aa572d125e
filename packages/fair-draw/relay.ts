import { digest, type Shape } from '../sealed-log/shape';
import { type BeaconRound, type BeaconValue, isHashed } from './draw';
import { signatureOfRound } from './fields';

/** Fetches an address; of a long answer or a slow one it reads no more. */
type Get = (url: string) => Promise<Buffer>;

/** A relay of drand over HTTP: its address with the hash of the source, and how to fetch. */
export interface Relay {
  url: string;
  get: Get;
}

async function ask({ url, get }: Relay, path: string): Promise<Readonly<Record<string, unknown>>> {
  const answer: unknown = JSON.parse((await get(`${url.replace(/\/$/, '')}/${path}`)).toString());
  if (typeof answer !== 'object' || answer === null) throw new Error('The answer is no object.');
  return { ...answer };
}

const isText = (value: unknown, isShape: Shape<string>): value is string => isShape(value);

/** Asks a relay which source it has. */
export async function askForSource(relay: Relay): Promise<Omit<BeaconRound, 'round'>> {
  const { hash, genesis_time: genesis, period } = await ask(relay, 'info');
  const isKnown =
    isText(hash, digest) &&
    Number.isSafeInteger(genesis) &&
    Number.isSafeInteger(period) &&
    Number(period) > 0;
  if (!isKnown) throw new Error('The relay does not say which source it has.');
  return { source: hash, genesis: Number(genesis), period: Number(period) };
}

/** Asks a relay for a round; refuses another one, and a number that is not the hash of the signature. */
export async function askForRound(
  relay: Relay,
  { source, round }: BeaconRound,
): Promise<BeaconValue> {
  const known = await askForSource(relay);
  if (known.source !== source) throw new Error('The relay has another source.');
  const { round: given, signature, randomness } = await ask(relay, `public/${round}`);
  if (given !== round) throw new Error('The relay answered with another round.');
  if (!isText(signature, signatureOfRound) || !isText(randomness, digest)) {
    throw new Error('The relay answered with no random number.');
  }
  if (await isHashed({ signature, randomness })) return { signature, randomness };
  throw new Error('The random number is not the hash of its signature.');
}
