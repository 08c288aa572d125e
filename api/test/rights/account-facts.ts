import { sealedIdentity } from '../../src/features/auth/providers/kept-identity';
import type { User } from '../../src/features/auth/user.entity';
import { headText } from '../../src/features/draft/rules';
import { aDevice } from '../support/a-device';
import { Authenticator, newQuestionFor, questionFor } from '../support/authenticator';
import type { ApiClient } from '../support/clients/api-client';
import type { Facts } from '../support/clients/every-call';
import { codeFor, forgetAttempts } from '../support/mailbox';
import { tokenClient } from '../support/scenes/tokens';
import { webhookFacts } from '../support/scenes/webhooks';
import { codeIn, switchOnSecondFactor } from '../support/second-factor';
import { PASSWORD, type TestApp } from '../support/servers/test-app';
import type { Caller } from './callers';

const REFUSED = ['signed out', 'first login'];
const START = 'mutation { startSecondFactor { setupKey } }';

/** The arguments of operations that concern how an account is protected. */
export function accountFacts(
  testApp: TestApp,
  self: User,
): Record<string, (caller: Caller) => Promise<Facts>> {
  /** The arguments of a caller who may have a second factor. */
  const unlessRefused =
    (work: (client: ApiClient) => Promise<string>) =>
    async ({ column, client }: Caller): Promise<Facts> => ({
      code: REFUSED.includes(column) ? '123456' : await work(client),
    });
  const whileOn = unlessRefused(async (client) => {
    const { secret } = await switchOnSecondFactor(client);
    return codeIn(0, secret);
  });
  /** A browser of self. */
  async function newKey(made?: string): Promise<string> {
    const key = made ?? (await aDevice()).key;
    const [{ id }] = await testApp.running.app.db.query(
      `insert into device_keys (user_id, key, name) values ($1, $2, 'Firefox') returning id`,
      [self.id, key],
    );
    return id;
  }
  /** The proof of a passkey of the caller, signed out as well. */
  async function proofOf({ person, client }: Caller): Promise<Facts> {
    const { db, appUrl } = testApp.running.app;
    const phone = new Authenticator(appUrl);
    await db.query(
      `insert into passkeys (user_id, credential_id, public_key, name) values ($1, $2, $3, 'For a call')`,
      [person.id, phone.id, phone.publicKey],
    );
    return phone.prove(await questionFor(client));
  }
  const IDENTITY = ['keyring', 'https://id.test'] as const;
  /** An account at a provider that has proved itself in the caller’s browser. */
  async function identityToLink({ person, client }: Caller): Promise<Facts> {
    const [provider, issuer] = IDENTITY;
    count += 1;
    const kept = { userId: person.id, provider, issuer, subject: `subject-${count}`, email: null };
    client.setCookie('fairweek_identity', sealedIdentity(testApp.running.app, 'link', kept));
    return {};
  }
  /** One of the caller that is linked and waits for a code. */
  async function identityWithCode({ person, client }: Caller): Promise<Facts> {
    const [{ id: identityId }] = await testApp.running.app.db.query(
      `insert into sign_in_identities (user_id, provider, issuer, subject)
        values ($1, 'for-a-call', $2, gen_random_uuid()) returning id`,
      [person.id, IDENTITY[1]],
    );
    const kept = {
      userId: person.id,
      identityId: Number(identityId),
      isAdmin: false,
      isRecent: true,
    };
    client.setCookie('fairweek_identity', sealedIdentity(testApp.running.app, 'code', kept));
    return { code: '123456' };
  }
  let count = 0;
  return {
    confirmMyEmail: unlessRefused(async (client) => {
      count += 1;
      await forgetAttempts(testApp);
      const email = `wanted.${count}@example.test`;
      const text = 'mutation($email: String!) { changeMyEmail(email: $email) { id } }';
      await client.graphql(text, { email });
      return codeFor(testApp, email);
    }),
    async updateMyProfile({ person: { id, firstName, lastName } }) {
      const [{ version }] = await testApp.running.app.db.query(
        'select version from users where id = $1',
        [id],
      );
      return { firstName, lastName, version };
    },
    confirmPassword: async () => ({ password: PASSWORD }),
    async endSession() {
      const client = await testApp.signIn(self);
      const { data } = await client.graphql('{ mySessions { id } }');
      return { id: data.mySessions[0].id };
    },
    confirmSecondFactor: unlessRefused(async (client) => {
      const { data } = await client.graphql(START);
      return codeIn(0, data.startSecondFactor.setupKey);
    }),
    passkeyLogin: proofOf,
    adminPasskeyLogin: proofOf,
    confirmByPasskey: proofOf,
    async addPasskey({ column, client }) {
      const phone = new Authenticator(testApp.running.app.appUrl);
      const ask = REFUSED.includes(column) ? questionFor : newQuestionFor;
      return { name: 'Phone', ...phone.create(await ask(client)) };
    },
    async removePasskey() {
      const [{ id }] = await testApp.running.app.db.query(
        `insert into passkeys (user_id, credential_id, public_key, name)
          values ($1, gen_random_uuid(), 'key', 'Phone') returning id`,
        [self.id],
      );
      return { id };
    },
    linkIdentity: identityToLink,
    providerLogin: identityWithCode,
    async removeIdentity() {
      const [{ id }] = await testApp.running.app.db.query(
        `insert into sign_in_identities (user_id, provider, issuer, subject)
          values ($1, 'keyring', 'https://id.test', gen_random_uuid()) returning id`,
        [self.id],
      );
      return { id };
    },
    createAccessToken: async () => ({ scopes: ['WEEKS_READ'] }),
    async revokeAccessToken() {
      await tokenClient(testApp, self, ['WEEKS_READ']);
      const [{ id }] = await testApp.running.app.db.query(
        'select id from access_tokens where user_id = $1 order by created_at desc limit 1',
        [self.id],
      );
      return { id };
    },
    deviceKeys: async () => {
      await newKey();
      return {};
    },
    async tellHead() {
      const device = await aDevice();
      await newKey(device.key);
      const hash = '9f'.repeat(32);
      const value = await device.sign(headText(hash, 1));
      return { seq: 1, head: hash, key: device.key, value };
    },
    addDeviceKey: async () => ({ key: (await aDevice()).key }),
    removeDeviceKey: async () => ({ id: await newKey() }),
    ...webhookFacts(testApp.running.app.db, self.id),
    startViewing: async () => ({ userId: self.id }),
    switchSecondFactorOff: whileOn,
    renewRecoveryCodes: whileOn,
    async removeSecondFactor() {
      const person = await testApp.person();
      await switchOnSecondFactor(await testApp.signIn(person));
      return { userId: person.id };
    },
  };
}
