import type { ApiClient } from '../clients/api-client';
import type { PushBrowser } from '../servers/push-browser';

/** The settings of a server that may call a push service on this computer. */
export const PUSH_HERE = { PUSH_TO_PRIVATE_ADDRESSES: 'on' };

const SUBSCRIBE = `mutation($endpoint: String!, $p256dh: String!, $auth: String!) {
  savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) }`;

/** Subscribes a session's browser, and returns the answer. */
export const subscribe = (client: ApiClient, { subscription }: Pick<PushBrowser, 'subscription'>) =>
  client.graphql(SUBSCRIBE, subscription);
