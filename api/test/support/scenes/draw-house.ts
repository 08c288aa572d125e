import { type ChainEntry, commitmentTo } from '../../../src/features/chain/rules';
import { verifyLog } from '../../../src/features/draft/rules';
import { settleDraws } from '../../../src/features/rotation/draws/use-cases/settle-draws';
import { makeShare } from '../../factories/share.factory';
import type { ApiClient } from '../clients/api-client';
import { openHome } from './home-cast';

const BEGIN = 'mutation($input: BeginDrawInput!) { beginDraw(input: $input) }';
const CANCEL = 'mutation($input: CancelDrawInput!) { cancelDraw(input: $input) }';
const JOIN = 'mutation($input: JoinDrawInput!) { joinDraw(input: $input) }';

type Link = { text: string; hash: string };

/** A home where lots are drawn: shares 1 and 12 are the owner's, 5 is the inactive owner's. */
export async function openDrawHouse() {
  const home = await openHome();
  const { testApp, property, people } = home;
  const { app } = testApp.running;
  const propertyId = property.id;
  const give = (shareNumber: number, { id: userId }: { id: number }) =>
    makeShare(app.db.manager, { propertyId, shareNumber, userId });
  await give(5, people.inactiveOwner);
  const file = async (client: ApiClient = home.as.administrator) =>
    (await client.get(`/api/properties/${propertyId}/chain`)).body;
  const entries = async (client?: ApiClient): Promise<(ChainEntry & { hash: string })[]> =>
    (await file(client)).entries.map(({ text, hash }: Link) => ({ ...JSON.parse(text), hash }));
  const begun = async (client?: ApiClient) =>
    (await entries(client)).findLast(({ kind }) => kind === 'DRAW_BEGUN');

  /** Makes a change; returns true, or why it was refused. */
  async function change(client: ApiClient, mutation: string, input: object) {
    const { data, errors } = await client.graphql(mutation, { input: { propertyId, ...input } });
    return errors?.[0]?.message ?? Object.values(data)[0];
  }
  /** Takes part for a share, or reveals its secret. */
  async function join(client: ApiClient, shareNumber: number, isSecret = false) {
    const start = await begun();
    const secret = String(shareNumber).padStart(2, '0').repeat(32);
    const commitment = await commitmentTo(start?.hash ?? '', shareNumber, secret);
    const value = isSecret ? secret : commitment;
    return change(client, JOIN, { draw: start?.seq ?? 1, shareNumber, isSecret, value });
  }
  return {
    ...{ home, app, give, file, entries },
    kinds: async () => (await entries()).map(({ kind }) => kind),
    verdict: async () => verifyLog(JSON.stringify(await file())),
    settle: () => settleDraws(app),
    begin: (facts: object = {}, client = home.as.administrator) =>
      change(client, BEGIN, { question: 'Who is first?', ...facts }),
    join,
    reveal: (client: ApiClient, share: number) => join(client, share, true),
    cancel: async (reason?: string, client = home.as.administrator) =>
      change(client, CANCEL, { draw: (await begun())?.seq ?? 1, reason }),
    /** Lets time pass, after which administrators have to sign in again. */
    async pass(time: string) {
      await testApp.pass(time);
      home.as.administrator = await testApp.signIn(people.administrator, { isAdmin: true });
      home.as.owner = await testApp.signIn(people.owner);
    },
    newsOf: async (client: ApiClient): Promise<string[]> => {
      const { data } = await client.graphql('{ myActivity { text } }');
      return data.myActivity.map(({ text }: { text: string }) => text);
    },
  };
}
