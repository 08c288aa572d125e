import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../clients/api-client';
import { type Home, openHome } from './home-cast';

/** All fields of a request. */
const REQUEST = `id title description category priority status createdAt forwardedAt archivedAt
  propertyId property { id name location } user { id firstName lastName email } isGuest
  assignee { id email } version
  history { kind status note actorName forwardedTo assigneeName isForAsker at }`;

/** The sentence of spec §2 for users who are not administrators. */
export const REQUESTS_ONLY = 'Admin privileges required to access special requests management.';

/** A scenario with the administrator Ada Admin and the guest Uma Lind. */
export async function openRequestHome(): Promise<Home> {
  const home = await openHome();
  const { manager } = home.testApp.running.app.db;
  const { administrator, guest } = home.people;
  await manager.save(Object.assign(administrator, { firstName: 'Ada', lastName: 'Admin' }));
  await manager.save(Object.assign(guest, { firstName: 'Uma', lastName: 'Lind' }));
  return home;
}

/** The facts of a request, with overrides. */
export function facts(told: object = {}) {
  return {
    category: 'extra_cleaning',
    priority: 'high',
    title: 'Fresh towels',
    description: 'Four of them,\nplease.',
    clientKey: randomUUID(),
    ...told,
  };
}

/**
 * Sends one call by the name of its field, and returns its data or its refusal as 'CODE field:
 * message'.
 */
export async function ask(client: ApiClient, text: string, variables: object = {}) {
  const { data, errors } = await client.graphql(text, { ...variables });
  const [error] = errors ?? [];
  if (!error) return Object.values(data)[0] as ReturnType<typeof JSON.parse>;
  const { code, field } = error.extensions;
  return `${code}${field ? ` ${field}` : ''}: ${error.message}`;
}

const CREATE = `mutation ($input: CreateSpecialRequestInput!) {
  createSpecialRequest(input: $input) { ${REQUEST} } }`;

/** Creates a request for the property. */
export const askFor = (home: Home, client: ApiClient, told: object = {}) =>
  ask(client, CREATE, { input: facts({ propertyId: home.property.id, ...told }) });

/** Sets a status as the administrator, or as another client. */
export const setStatus = (client: ApiClient, input: object) =>
  ask(
    client,
    `mutation ($input: UpdateSpecialRequestStatusInput!) {
      updateSpecialRequestStatus(input: $input) { ${REQUEST} } }`,
    { input },
  );

/** A mutation that takes only the id of a request. */
export const doTo = (client: ApiClient, what: string, id: number, more = '') =>
  ask(
    client,
    `mutation { ${what}(id: ${id}${more}) ${what.startsWith('delete') ? '' : `{ ${REQUEST} }`} }`,
  );

/** One request as the client sees it. */
export const look = (client: ApiClient, id: number) =>
  ask(client, `{ specialRequest(id: ${id}) { ${REQUEST} } }`);
