import { hexOf } from '@packages/sealed-log/chain';
import { Problem } from '@packages/sealed-log/exported-chain';
import type * as Pki from 'pkijs';

/** The answer of a time-stamping authority, after RFC 3161, to the hash of a log entry. */
export interface Stamp {
  /** Number of the entry. */
  seq: number;
  /** The address that was asked. */
  authority: string;
  /** A TimeStampResp as base64 of its DER. */
  answer: string;
}

/** The content of a stamp. */
export interface ReadStamp {
  /** When the hash existed at the latest (ISO). */
  at: string;
  /** Name of the authority in its certificate. */
  signer: string;
  /** Whether the certificate leads to one that is trusted; null without any to compare with. */
  isTrusted: boolean | null;
}

/** How far the clocks of an authority and of Fairweek may differ, in ms. */
const CLOCKS_APART_MS = 60_000;

/** Whether an entry is dated after its stamp, as ISO times. */
export const isDatedAfter = (entryAt: string, stampedAt: string): boolean =>
  Date.parse(entryAt) - Date.parse(stampedAt) > CLOCKS_APART_MS;

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const COMMON_NAME = '2.5.4.3';
const USAGES = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Loads what stamps are written in, which only their readers need; they do so by themselves. */
export const loadPki = () => import('pkijs');

const decoded = (base64: string) => Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));

/** Returns the certificates of a PEM file. */
function certificatesIn(pem: string, { Certificate }: typeof Pki): Pki.Certificate[] {
  const found = pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g);
  return [...found].map(([, base64 = '']) =>
    Certificate.fromBER(decoded(base64.replace(/\s/g, ''))),
  );
}

const nameOf = ({ subject }: Pki.Certificate): string => {
  const parts = subject.typesAndValues;
  const part = parts.find(({ type }) => type === COMMON_NAME) ?? parts.at(-1);
  return String(part?.value.valueBlock.value ?? 'an unknown authority');
};

const mayStamp = ({ extensions = [] }: Pki.Certificate): boolean =>
  extensions.some(
    ({ extnID, parsedValue }) =>
      extnID === USAGES &&
      (parsedValue as Pki.ExtKeyUsage | undefined)?.keyPurposes.includes(TIME_STAMPING),
  );

/** Reads the parts of an answer; throws unless it grants a stamp. */
function partsOf(answer: Uint8Array<ArrayBuffer>, pki: typeof Pki) {
  const { status, timeStampToken } = pki.TimeStampResp.fromBER(answer);
  if (status.status > 1 || !timeStampToken) throw new Error('It grants no stamp.');
  const signed = new pki.SignedData({ schema: timeStampToken.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('It has no content.');
  return { signed, info: pki.TSTInfo.fromBER(content) };
}

/**
 * Reads the answer of an authority to the hash of a text; throws a Problem unless it is a stamp of
 * just that hash, signed by a certificate for time stamps. `roots` is a PEM file of certificates to
 * trust.
 */
export async function readStamp(
  { seq, answer }: Pick<Stamp, 'seq' | 'answer'>,
  { text, hash, roots }: { text: string; hash: string; roots?: string },
): Promise<ReadStamp> {
  const pki = await loadPki();
  const bad = (why: string) => new Problem(`The time stamp of entry ${seq} ${why}`);
  try {
    const { signed, info } = partsOf(decoded(answer), pki);
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const isOfHash =
      hashAlgorithm.algorithmId === SHA_256 &&
      hexOf(hashedMessage.valueBlock.valueHexView) === hash;
    if (!isOfHash) throw bad('is one of something else.');
    const data = new TextEncoder().encode(text).buffer;
    const checked = await signed.verify({ signer: 0, data, extendedMode: true });
    const { signerCertificate } = checked;
    if (!checked.signatureVerified || !signerCertificate || !mayStamp(signerCertificate)) {
      throw bad('is not signed by an authority for time stamps.');
    }
    const at = info.genTime.toISOString();
    const isTrusted = roots === undefined ? null : await leadsTo(roots, signed, data, info, pki);
    return { at, signer: nameOf(signerCertificate), isTrusted };
  } catch (error) {
    throw error instanceof Problem ? error : bad('cannot be read.');
  }
}

/** Whether the certificate of a stamp led to one of these when it was made. */
async function leadsTo(
  roots: string,
  signed: Pki.SignedData,
  data: ArrayBuffer,
  { genTime }: Pki.TSTInfo,
  pki: typeof Pki,
): Promise<boolean> {
  const trustedCerts = certificatesIn(roots, pki);
  const chain = { checkChain: true, trustedCerts, checkDate: genTime };
  return signed.verify({ signer: 0, data, ...chain }).catch(() => false);
}
