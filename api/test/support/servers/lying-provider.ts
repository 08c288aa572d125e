import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SignInProvider } from '../../../src/core/secrets/sign-in-settings';

/** How a provider lies, or fails. */
export type ProviderManner =
  | 'ANSWER'
  | 'FORGE'
  | 'NO_SIGNATURE'
  | 'OTHER_NONCE'
  | 'NO_NONCE'
  | 'OTHER_AUDIENCE'
  | 'OTHER_ISSUER'
  | 'OTHER_ANSWERER'
  | 'NO_ANSWERER'
  | 'EXPIRED'
  | 'MOVE'
  | 'TALK'
  | 'FAIL'
  | 'HANG';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject): string {
  const content = `${base64({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${base64(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Starts a provider at this computer whose answers are wrong in the way of its manner. */
export async function startLyingProvider(id = 'liar') {
  const [key, other] = [newKey(), newKey()];
  const state = {
    manner: 'ANSWER' as ProviderManner,
    claims: { sub: 'someone', email: 'someone@example.test', email_verified: true } as Record<
      string,
      unknown
    >,
    /** The question that the last code answers. */
    asked: new URLSearchParams(),
    /** How often a code was exchanged. */
    exchanged: 0,
  };
  const serve = (url: URL, sent: URLSearchParams, response: ServerResponse) => {
    if (url.pathname === '/authorize') authorize(url.searchParams, response);
    else if (url.pathname === '/token') token(sent, response);
    else json(response, url.pathname === '/keys' ? keys() : description());
  };
  const server = createServer(async (request, response) => {
    if (state.manner === 'FAIL') response.writeHead(500).end();
    if (['FAIL', 'HANG'].includes(state.manner)) return;
    const sent = new URLSearchParams(await text(request));
    serve(new URL(request.url ?? '/', issuer()), sent, response);
  });
  const issuer = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const json = (response: ServerResponse, body: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  const keys = () => ({
    keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }],
  });
  const description = () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/keys`,
    authorization_response_iss_parameter_supported: true,
  });
  function authorize(asked: URLSearchParams, response: ServerResponse) {
    state.asked = asked;
    const address = new URL(asked.get('redirect_uri') ?? '');
    address.searchParams.set('code', 'a-code');
    address.searchParams.set('state', asked.get('state') ?? '');
    const iss = state.manner === 'OTHER_ANSWERER' ? 'https://id.example.test' : issuer();
    if (state.manner !== 'NO_ANSWERER') address.searchParams.set('iss', iss);
    response.writeHead(303, { location: address.href }).end();
  }
  function claimsOf(): Record<string, unknown> {
    const { manner, claims, asked } = state;
    const now = Math.floor(Date.now() / 1000);
    const nonce = manner === 'OTHER_NONCE' ? 'another-nonce' : asked.get('nonce');
    return {
      iss: manner === 'OTHER_ISSUER' ? 'https://id.example.test' : issuer(),
      aud: manner === 'OTHER_AUDIENCE' ? 'another-client' : 'fairweek',
      iat: manner === 'EXPIRED' ? now - 7200 : now,
      exp: manner === 'EXPIRED' ? now - 3600 : now + 300,
      ...(manner === 'NO_NONCE' ? {} : { nonce }),
      ...claims,
    };
  }
  function token(sent: URLSearchParams, response: ServerResponse) {
    state.exchanged += 1;
    const verifier = sent.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (challenge !== state.asked.get('code_challenge')) {
      response.statusCode = 400;
      json(response, { error: 'invalid_grant' });
      return;
    }
    if (state.manner === 'MOVE') {
      response.writeHead(307, { location: '/elsewhere' }).end();
      return;
    }
    const none = `${base64({ alg: 'none' })}.${base64(claimsOf())}.`;
    const { privateKey } = state.manner === 'FORGE' ? other : key;
    const idToken = state.manner === 'NO_SIGNATURE' ? none : signed(claimsOf(), privateKey);
    const padding = state.manner === 'TALK' ? 'x'.repeat(200_000) : undefined;
    json(response, { access_token: 'a', token_type: 'bearer', id_token: idToken, padding });
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const settings: SignInProvider = {
    ...{ id, name: 'Liar', issuer: issuer(), clientId: 'fairweek', clientSecret: 'hush' },
  };
  return {
    state,
    /** As new ones, whose description is not known yet. */
    settings: (): SignInProvider => ({ ...settings }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
