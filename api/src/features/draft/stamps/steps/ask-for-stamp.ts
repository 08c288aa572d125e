import { askOutside } from '../../../../core/http/ask-outside';

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

/** Asks an authority to stamp a hash, and returns its answer, unread, as base64 of its DER. */
export async function askFor(
  authority: string,
  { hash, nonce }: { hash: string; nonce: Buffer },
): Promise<string> {
  const answer = await askOutside(authority, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: await requestFor(hash, nonce),
  });
  return answer.toString('base64');
}
