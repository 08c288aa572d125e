import type { DataSource } from 'typeorm';
import type { ApiClient, GraphqlAnswer } from '../clients/api-client';
import type { Facts } from '../clients/every-call';

/** The settings of a server that may call programs on this computer. */
export const WEBHOOKS_HERE = { WEBHOOKS_TO_LOCALHOST: 'on' };

const CREATE = `mutation($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret webhook { id name url kinds offReason } } }`;

/** Makes a webhook as users do, by default for messages. */
export const createWebhook = (by: ApiClient, input: object): Promise<GraphqlAnswer> =>
  by.graphql(CREATE, { input: { name: 'Heating', kinds: ['MESSAGES'], ...input } });

/** Switches a webhook on or off. */
export const switchWebhook = (by: ApiClient, id: string, isOn: boolean): Promise<GraphqlAnswer> =>
  by.graphql(
    `mutation($id: String!, $isOn: Boolean!) {
      switchWebhook(id: $id, isOn: $isOn) { id offReason failingSince } }`,
    { id, isOn },
  );

const LOG = `query($id: String!, $first: Int, $before: ID) {
  webhookDeliveries(id: $id, first: $first, before: $before) {
    nextCursor items { id kind status attempts statusCode problem } } }`;

/** The log of a webhook's deliveries, newest first. */
export async function deliveriesOf(by: ApiClient, id: string, page: object = {}) {
  const { data } = await by.graphql(LOG, { id, ...page });
  return data.webhookDeliveries;
}

/** Sends a delivery again. */
export const resend = (by: ApiClient, id: string): Promise<GraphqlAnswer> =>
  by.graphql(
    `mutation($id: ID!) { resendWebhookDelivery(id: $id) { id status attempts problem } }`,
    { id },
  );

/** The arguments of all operations on webhooks, by operation, for those of one user. */
export function webhookFacts(db: DataSource, userId: number): Record<string, () => Promise<Facts>> {
  /** It calls no one: its secret cannot be read. */
  const stored = async (): Promise<Facts> => {
    const [webhook] = await db.query(
      `insert into webhooks (user_id, name, url, kinds, is_for_all, secret)
        values ($1, 'Test', 'https://house.invalid/hook', '{PICKS}', false, 'unreadable') returning id`,
      [userId],
    );
    return { id: webhook.id };
  };
  return {
    createWebhook: async () => ({ url: 'https://house.invalid/hook', kinds: ['PICKS'] }),
    switchWebhook: stored,
    deleteWebhook: stored,
    webhookDeliveries: stored,
    async resendWebhookDelivery() {
      const { id } = await stored();
      const [delivery] = await db.query(
        `insert into webhook_deliveries (webhook_id, area, kind, ids, is_own, delivered_at)
          values ($1, 'PICKS', 'pick.made', '{}', true, now()) returning id`,
        [id],
      );
      return { id: delivery.id };
    },
  };
}
