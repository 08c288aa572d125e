import type { ApiClient } from './api-client';
import type { Home, Who } from './home-cast';

/** Why everybody but an administrator in an administrator session is refused. */
const REFUSED: [Who, string][] = [
  ['visitor', 'UNAUTHENTICATED'],
  ['guest', 'FORBIDDEN'],
  ['owner', 'FORBIDDEN'],
  ['plainAdministrator', 'FORBIDDEN'],
  ['firstLogin', 'FORBIDDEN'],
];

/** The code with which each refuses that call; equal to REFUSALS where all is well. */
export async function refusalsOf(
  home: Home,
  call: (client: ApiClient) => Promise<string | undefined>,
): Promise<[Who, string | undefined][]> {
  return Promise.all(
    REFUSED.map(
      async ([who]): Promise<[Who, string | undefined]> => [who, await call(home.as[who])],
    ),
  );
}

export const REFUSALS = REFUSED;

/** The code of a GraphQL refusal. */
export async function graphqlCode(client: ApiClient, text: string): Promise<string | undefined> {
  return (await client.graphql(text)).errors?.[0]?.extensions.code;
}
