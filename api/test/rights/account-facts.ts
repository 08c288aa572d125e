import type { User } from '../../src/features/auth/user.entity';
import type { ApiClient } from '../support/clients/api-client';
import type { Facts } from '../support/clients/every-call';
import { tokenClient } from '../support/scenes/tokens';
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
  /** A webhook of self that calls no one: its secret cannot be read. */
  const webhookOfSelf = async (): Promise<Facts> => {
    const [webhook] = await testApp.running.app.db.query(
      `insert into webhooks (user_id, name, url, kinds, is_for_all, secret)
        values ($1, 'Test', 'https://house.invalid/hook', '{PICKS}', false, 'lost') returning id`,
      [self.id],
    );
    return { id: webhook.id };
  };
  const whileOn = unlessRefused(async (client) => {
    const { secret } = await switchOnSecondFactor(client);
    return codeIn(0, secret);
  });
  return {
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
    createAccessToken: async () => ({ scopes: ['WEEKS_READ'] }),
    async revokeAccessToken() {
      await tokenClient(testApp, self, ['WEEKS_READ']);
      const [{ id }] = await testApp.running.app.db.query(
        'select id from access_tokens where user_id = $1 order by created_at desc limit 1',
        [self.id],
      );
      return { id };
    },
    createWebhook: async () => ({ url: 'https://house.invalid/hook', kinds: ['PICKS'] }),
    switchWebhook: webhookOfSelf,
    deleteWebhook: webhookOfSelf,
    webhookDeliveries: webhookOfSelf,
    async resendWebhookDelivery() {
      const { id } = await webhookOfSelf();
      const [delivery] = await testApp.running.app.db.query(
        `insert into webhook_deliveries (webhook_id, area, kind, ids, is_own, delivered_at)
          values ($1, 'PICKS', 'pick.made', '{}', true, now()) returning id`,
        [id],
      );
      return { id: delivery.id };
    },
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
