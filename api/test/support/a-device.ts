const hexOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex');

/** A browser that signs: its public key, and its signature of a text, in hex. */
export async function aDevice() {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const key = hexOf(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (text: string) =>
    hexOf(await crypto.subtle.sign(algorithm, pair.privateKey, Buffer.from(text)));
  return { key, sign };
}

export type Device = Awaited<ReturnType<typeof aDevice>>;
