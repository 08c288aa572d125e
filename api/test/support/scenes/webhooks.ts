import type { ApiClient, GraphqlAnswer } from '../clients/api-client';

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
