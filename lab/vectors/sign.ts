import { createECDH, createHash, createHmac } from 'node:crypto';

/** The order of P-256. */
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const hexOf = (number: bigint) => number.toString(16).padStart(64, '0');
const bytesOf = (number: bigint) => Buffer.from(hexOf(number), 'hex');
const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);
const rest = (number: bigint) => ((number % N) + N) % N;

/** The point that lies so many steps from the first, uncompressed. */
function pointOf(steps: bigint): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytesOf(steps));
  return ecdh.getPublicKey();
}

/** Returns a number times which another gives 1, for a prime order. */
function inverse(number: bigint): bigint {
  let [result, base, power] = [1n, rest(number), N - 2n];
  for (; power > 0n; power >>= 1n) {
    if (power & 1n) result = (result * base) % N;
    base = (base * base) % N;
  }
  return result;
}

const hmac = (key: Buffer, ...parts: readonly Buffer[]) =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** The secret number of a signature, after RFC 6979: the same for the same key and text. */
function nonce(secret: bigint, digest: bigint): bigint {
  const seed = Buffer.concat([bytesOf(secret), bytesOf(rest(digest))]);
  let [key, value] = [Buffer.alloc(32, 0), Buffer.alloc(32, 1)];
  for (const step of [0, 1]) {
    key = hmac(key, value, Buffer.from([step]), seed);
    value = hmac(key, value);
  }
  return numberOf(hmac(key, value));
}

const digestOf = (text: string) => numberOf(createHash('sha256').update(text).digest());

/** A browser that signs in the same way each time; its secret is known to all. */
export function browser(secret: bigint) {
  const key = pointOf(secret).toString('hex');
  const sign = (text: string): string => {
    const digest = digestOf(text);
    const k = nonce(secret, digest);
    const r = rest(BigInt(`0x${pointOf(k).toString('hex', 1, 33)}`));
    return hexOf(r) + hexOf(rest(inverse(k) * (digest + r * secret)));
  };
  return { key, sign };
}

export type Browser = ReturnType<typeof browser>;

/** The secret with which a text is signed by the number 1 after a point that lies one step away. */
export function secretFor(text: string): { secret: bigint; value: string } {
  const r = BigInt(`0x${pointOf(1n).toString('hex', 1, 33)}`);
  return { secret: rest((1n - digestOf(text)) * inverse(r)), value: hexOf(r) + hexOf(1n) };
}

/** The secret with which a text is signed by numbers that lead to no point. */
export function secretToNowhere(text: string, r = 5n): { secret: bigint; value: string } {
  return { secret: rest(-digestOf(text) * inverse(r)), value: hexOf(r) + hexOf(7n) };
}

/** A signature whose second number is larger by the order: the same to readers who do not look. */
export const enlarged = (value: string): string =>
  value.slice(0, 64) + hexOf(BigInt(`0x${value.slice(64)}`) + N);

/** The other signature that anyone can make of one. */
export const mirrored = (value: string): string =>
  value.slice(0, 64) + hexOf(N - BigInt(`0x${value.slice(64)}`));
