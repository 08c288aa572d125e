import type { ApolloClient } from '@apollo/client';
import {
  AddDeviceKeyDocument,
  DraftDocument,
  type SignatureInput,
} from '../../../generated/graphql';
import { textsOwner } from '../../../lib/keep-text';
import { errorField } from '../../../lib/network/error-text';
import { type DeviceKey, deviceKeyOf, signText } from './device-key';

/** A draft whose log is signed. */
export interface SignedDraft {
  propertyId: string;
  year: number;
  seq: number;
  head: string;
}

/** The keys that the server knows, by account. */
const known = new Map<string, Promise<DeviceKey | undefined>>();

/** Shows the server the public key; undefined where it takes none of this session. */
async function enrol(client: ApolloClient, account: string): Promise<DeviceKey | undefined> {
  const mine = await deviceKeyOf(account);
  const variables = { input: { key: mine.key } };
  const { data } = await client.mutate({ mutation: AddDeviceKeyDocument, variables });
  return data?.addDeviceKey ? mine : undefined;
}

/**
 * Returns the keys with which this browser signs for the user, after the server has learned the
 * public one; undefined where the browser or the server refuses: then choices are not signed.
 */
export async function signingKey(client: ApolloClient): Promise<DeviceKey | undefined> {
  const account = textsOwner();
  if (account === null || !globalThis.crypto?.subtle || !globalThis.indexedDB) return undefined;
  const asked = known.get(account) ?? enrol(client, account);
  known.set(account, asked);
  const mine = await asked.catch(() => undefined);
  // Asked again: the next session may be the user’s own.
  if (!mine) known.delete(account);
  return mine;
}

/** Storage that does not answer must hold nothing up. */
const PATIENCE_MS = 2_000;

/** Returns the signature of this browser; undefined where it cannot sign. */
async function sign(
  client: ApolloClient,
  { seq, head }: SignedDraft,
  textAfter: (hash: string) => string,
): Promise<SignatureInput | undefined> {
  const signing = async () => {
    const mine = await signingKey(client);
    if (!mine || head === '') return undefined;
    return { seq, key: mine.key, value: await signText(textAfter(head), mine) };
  };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([signing().catch(() => undefined), late]);
}

/**
 * Sends something with the signature of this browser over a text that follows the log: again if the
 * log has grown in between, and without a signature if that is refused, too.
 */
export async function sendSigned<Result>(
  client: ApolloClient,
  draft: SignedDraft,
  {
    text,
    send,
  }: {
    text: (hash: string) => string;
    send: (signed: SignatureInput | undefined) => Promise<Result>;
  },
): Promise<Result> {
  const isRefused = (error: unknown) => errorField(error) === 'signed';
  try {
    return await send(await sign(client, draft, text));
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  try {
    const { propertyId, year } = draft;
    const { data } = await client.query({
      query: DraftDocument,
      variables: { propertyId, year },
      fetchPolicy: 'network-only',
    });
    return await send(data?.draft ? await sign(client, data.draft, text) : undefined);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return send(undefined);
  }
}
