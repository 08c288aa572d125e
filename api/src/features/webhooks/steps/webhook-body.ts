import { createHmac } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '../rules';
import type { WebhookArea } from '../webhook-kinds';

/** The subject of an event: ids and numbers by name. */
export type Ids = Readonly<Record<string, number | readonly number[]>>;
type Variables = Record<string, string | number>;

/** How what happened is read: the document for GraphQL, and the route for REST if there is one. */
interface Fetch {
  query: string;
  /** For administrators who are notified of all users; without it, the same. */
  queryOfAll?: string;
  variables(ids: Ids): Variables;
  rest?(ids: Ids): string;
}

const id = (value: Ids[string] | undefined) => String(value);

const ofYear = (ids: Ids): Variables => ({
  propertyId: id(ids.propertyId),
  year: Number(ids.year),
});

const FETCH: Record<WebhookArea, Fetch> = {
  MESSAGES: {
    query:
      'query($conversationId: ID!, $around: ID) { conversationMessages(conversationId: $conversationId, around: $around, first: 10) { items { id senderId content createdAt } } }',
    variables: ({ conversationId, messageId }) => ({
      conversationId: id(conversationId),
      around: id(messageId),
    }),
    rest: ({ conversationId }) => `/api/conversations/${conversationId}/messages`,
  },
  REQUESTS: {
    query: 'query($id: ID!) { specialRequest(id: $id) { id title status version } }',
    variables: ({ requestId }) => ({ id: id(requestId) }),
  },
  SWAPS: {
    query: 'query { mySwaps(first: 50) { items { id status acceptedAt } } }',
    queryOfAll: 'query { weekSwaps(first: 50) { items { id status } } }',
    variables: () => ({}),
  },
  PICKS: {
    query:
      'query($propertyId: ID!, $year: Int!) { draft(propertyId: $propertyId, year: $year) { id status log { seq kind share week } } }',
    variables: ofYear,
    rest: ({ draftId }) => `/api/drafts/${draftId}/log`,
  },
  BOOKINGS: {
    query:
      'query($propertyId: ID!, $year: Int!) { calendar(propertyId: $propertyId, year: $year) { weeks { week booking { id shareNumber } } } }',
    variables: ofYear,
  },
};

/** A delivery as it is stored. */
interface Stored {
  id: number;
  area: WebhookArea;
  kind: string;
  ids: Ids;
  createdAt: Date;
  webhookId: string;
  isOwn: boolean;
}

/** Fields that are numbers rather than ids of rows. */
const NUMBERS: ReadonlySet<string> = new Set(['year', 'seqs']);

const inJson = (name: string, value: Ids[string]) => {
  if (NUMBERS.has(name)) return value;
  return typeof value === 'number' ? String(value) : value.map(String);
};

/** Returns the JSON body of a delivery: what happened to what, and where it can be read. */
export function bodyOf(appUrl: string, { area, ids, isOwn, ...stored }: Stored): string {
  const { query, queryOfAll = query, variables, rest } = FETCH[area];
  return JSON.stringify({
    id: String(stored.id),
    kind: stored.kind,
    time: stored.createdAt,
    webhookId: stored.webhookId,
    ids: Object.fromEntries(
      Object.entries(ids).map(([name, value]) => [name, inJson(name, value)]),
    ),
    graphql: {
      url: `${appUrl}/graphql`,
      query: isOwn ? query : queryOfAll,
      variables: variables(ids),
    },
    rest: rest ? `${appUrl}${rest(ids)}` : null,
  });
}

/** The key in a secret: base64, or base64url without padding in those of 0.2. */
const keyOf = (secret: string) => Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text);

/**
 * The headers of a delivery, signed as Standard Webhooks has it; the timestamp is in seconds. The
 * headers `fairweek-…`, whose key is the text of the secret, are deprecated.
 */
export function headersFor({
  id: deliveryId,
  kind,
  body,
  secret,
}: {
  id: number;
  kind: string;
  body: string;
  secret: string;
}): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = `${timestamp}.${body}`;
  const signature = hmac(keyOf(secret), `${deliveryId}.${signed}`).digest('base64');
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Fairweek',
    'webhook-id': String(deliveryId),
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'fairweek-id': String(deliveryId),
    'fairweek-kind': kind,
    'fairweek-timestamp': timestamp,
    'fairweek-signature': `sha256=${hmac(secret, signed).digest('hex')}`,
  };
}
