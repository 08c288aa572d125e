import { randomBytes } from 'node:crypto';
import { tokenHash } from '../../../src/features/auth/tokens/authenticate-token';
import type { User } from '../../../src/features/auth/user.entity';
import { ApiClient, type GraphqlAnswer } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';

/** Stores an access token of any user and scopes, and returns a client that uses it. */
export async function tokenClient(
  { running, visitor }: TestApp,
  { id }: Pick<User, 'id'>,
  scopes: readonly string[],
): Promise<ApiClient> {
  const secret = `fw_${randomBytes(32).toString('base64url')}`;
  await running.app.db.query(
    `insert into access_tokens (user_id, name, token_hash, scopes, expires_at)
      values ($1, 'Test', $2, $3, now() + interval '1 day')`,
    [id, tokenHash(secret), scopes],
  );
  return visitor().withToken(secret);
}

const CREATE = `mutation($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { secret token { id name scopes usedAt expiresAt } } }`;

/** Makes an access token as users do, by default for messages. */
export const createToken = (by: ApiClient, input = {}): Promise<GraphqlAnswer> =>
  by.graphql(CREATE, { input: { name: 'Heating', scopes: ['MESSAGES_READ'], days: 30, ...input } });

/** A program with a token that a user makes. */
export async function programOf(by: ApiClient, input = {}): Promise<ApiClient> {
  const { data } = await createToken(by, input);
  return new ApiClient(by.url).withToken(data.createAccessToken.secret);
}
