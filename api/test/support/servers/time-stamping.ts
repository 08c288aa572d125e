import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Integer, ObjectIdentifier, OctetString, PrintableString } from 'asn1js';
import {
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' };
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2';
const DAY_MS = 24 * 3600_000;

const named = (name: string) =>
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: name }) });

const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
type Keys = Awaited<ReturnType<typeof newKeys>>;

const extension = (extnID: string, value: { toSchema: () => { toBER: () => ArrayBuffer } }) =>
  new Extension({ extnID, critical: true, extnValue: value.toSchema().toBER() });

/** Issues a certificate, to itself without an issuer. */
async function certify(
  { name, keys, usage }: { name: string; keys: Keys; usage?: string },
  issuer: { name: string; keys: Keys } = { name, keys },
): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: usage === undefined ? 1 : 2 });
  certificate.subject.typesAndValues.push(named(name));
  certificate.issuer.typesAndValues.push(named(issuer.name));
  certificate.notBefore.value = new Date(Date.now() - DAY_MS);
  certificate.notAfter.value = new Date(Date.now() + 3650 * DAY_MS);
  certificate.extensions = [
    usage === undefined
      ? extension('2.5.29.19', new BasicConstraints({ cA: true }))
      : extension('2.5.29.37', new ExtKeyUsage({ keyPurposes: [usage] })),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(issuer.keys.privateKey, 'SHA-256');
  return certificate;
}

const pemOf = (certificate: Certificate) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate.toSchema().toBER()).toString('base64')}\n-----END CERTIFICATE-----\n`;

/** How the authority treats a question. */
export type Manner = 'ANSWER' | 'REFUSE' | 'STAMP_ANOTHER' | 'UNFIT' | 'FORGE' | 'HANG' | 'TALK';

/** An authority that stamps as RFC 3161 says, unless it is to misbehave. */
export async function startTimeStamping() {
  const [root, signer] = [await newKeys(), await newKeys()];
  const authority = { name: 'Root of Time', keys: root };
  const rootCertificate = await certify(authority);
  const certificates = {
    fit: await certify({ name: 'Clock of Time', keys: signer, usage: TIME_STAMPING }, authority),
    unfit: await certify(
      { name: 'Clock of Time', keys: signer, usage: CLIENT_AUTHENTICATION },
      authority,
    ),
  };
  const state = { manner: 'ANSWER' as Manner, asked: 0, now: () => new Date() };

  async function answer(question: ArrayBuffer): Promise<ArrayBuffer> {
    if (state.manner === 'REFUSE') {
      return new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER();
    }
    const { messageImprint, nonce } = TimeStampReq.fromBER(question);
    if (state.manner === 'STAMP_ANOTHER') {
      messageImprint.hashedMessage = new OctetString({ valueHex: new ArrayBuffer(32) });
    }
    const info = new TSTInfo({
      ...{ version: 1, policy: '1.2.3.4', messageImprint, serialNumber: new Integer({ value: 7 }) },
      ...{ genTime: state.now(), ...(nonce && { nonce }) },
    });
    const content = info.toSchema().toBER();
    const certificate = state.manner === 'UNFIT' ? certificates.unfit : certificates.fit;
    const attribute = (type: string, value: ObjectIdentifier | OctetString) =>
      new Attribute({ type, values: [value] });
    const digest = await crypto.subtle.digest('SHA-256', content);
    const signed = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: TST_INFO,
        eContent: new OctetString({ valueHex: content }),
      }),
      certificates: [certificate],
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              attribute(CONTENT_TYPE, new ObjectIdentifier({ value: TST_INFO })),
              attribute(MESSAGE_DIGEST, new OctetString({ valueHex: digest })),
            ],
          }),
        }),
      ],
    });
    const keys = state.manner === 'FORGE' ? await newKeys() : signer;
    await signed.sign(keys.privateKey, 0, 'SHA-256');
    const token = new ContentInfo({
      contentType: '1.2.840.113549.1.7.2',
      content: signed.toSchema(true),
    });
    return new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token })
      .toSchema()
      .toBER();
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    state.asked += 1;
    if (state.manner === 'HANG') return;
    if (state.manner === 'TALK') return response.end('x'.repeat(200_000));
    const answered = await answer(Uint8Array.from(Buffer.concat(chunks)).buffer);
    response.setHeader('content-type', 'application/timestamp-reply').end(Buffer.from(answered));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    roots: pemOf(rootCertificate),
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
