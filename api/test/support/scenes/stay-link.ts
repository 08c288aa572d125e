import type { ApiClient } from '../clients/api-client';

/** Creates a link to the private page of a stay of the caller's. */
export async function stayLink(
  client: ApiClient,
  bookingId: number,
): Promise<{ url: string; link: { id: string } }> {
  const text = `mutation ($input: CreateStayLinkInput!) {
    createStayLink(input: $input) { url link { id } } }`;
  const { data } = await client.graphql(text, { input: { bookingId, name: 'Ida' } });
  return data.createStayLink;
}
