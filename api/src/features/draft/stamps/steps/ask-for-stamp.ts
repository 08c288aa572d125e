/** How long an authority may take, in ms. */
const PATIENCE_MS = 10_000;

/** Stamps with all certificates of their chain are smaller. */
const MAX_BYTES = 100_000;

const SHA_256 = '2.16.840.1.101.3.4.2.1';

/** The question of RFC 3161 for a hash, with the authority's certificate in the answer. */
async function requestFor(hash: string, nonce: Buffer): Promise<ArrayBuffer> {
  const { AlgorithmIdentifier, MessageImprint, TimeStampReq } = await import('pkijs');
  const { Integer, Null, OctetString } = await import('asn1js');
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({
        valueHex: Uint8Array.from(Buffer.from(hash, 'hex')).buffer,
      }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  return request.toSchema().toBER();
}

async function bodyOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Asks an authority to stamp a hash, and returns its answer, unread, as base64 of its DER. */
export async function askFor(
  authority: string,
  { hash, nonce }: { hash: string; nonce: Buffer },
): Promise<string> {
  const response = await fetch(authority, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: await requestFor(hash, nonce),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`It answered with ${response.status}.`);
  return (await bodyOf(response)).toString('base64');
}
