import type { ApiClient, Listener } from '../clients/api-client';

/** All fields of a message in a talk. */
export const TALK_MESSAGE = `id kind authorId authorName isByAdministrator content clientKey
  replyTo { id authorName excerpt isDeleted } mentions { userId name } files { id name }
  reactions { emoji userIds } createdAt editedAt deletedAt pinnedAt`;

export const WATCH_TALKS = `subscription { myTalkEvents { kind propertyId userId readUpTo
  message { ${TALK_MESSAGE} } } }`;

/** Sends a message to the talk of a property. */
export const sendTo = (client: ApiClient, propertyId: number, facts: object) =>
  client.graphql(
    `mutation($input: SendTalkMessageInput!) { sendTalkMessage(input: $input) { ${TALK_MESSAGE} } }`,
    { input: { propertyId, content: '', ...facts } },
  );

/** Sends a text to the talk of a property, and returns the message. */
export async function said(client: ApiClient, propertyId: number, content: string) {
  const { data, errors } = await sendTo(client, propertyId, { content });
  expect(errors).toBeUndefined();
  return data.sendTalkMessage;
}

/** Returns the texts that a user reads in a talk, the oldest first. */
export async function textsOf(client: ApiClient, propertyId: number): Promise<string[]> {
  const { data } = await client.graphql(
    `{ talkMessages(propertyId: ${propertyId}, first: 100) { items { content } } }`,
  );
  return data.talkMessages.items.map((it: { content: string }) => it.content).toReversed();
}

/** Returns the events that have arrived, once there are at least `count`. */
export async function talkEvents(listener: Listener, count: number) {
  await listener.received(count);
  await listener.caughtUp();
  return listener.events.map(({ data }) => data.myTalkEvents);
}
