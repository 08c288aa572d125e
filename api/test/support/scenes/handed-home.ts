import { handedAccess } from '../../../src/features/auth/access/steps/handed-access';
import { authenticate } from '../../../src/features/auth/sessions/sessions';
import type { ApiClient } from '../clients/api-client';
import { forgetAttempts, resetTokenFor } from '../mailbox';
import { PASSWORD } from '../servers/test-app';
import { DRAFT_YEAR, PLAN, SAVE_LIST } from './drafts';
import { openHome } from './home-cast';

/** The password that is chosen in place of a temporary one, or by a link. */
export const NEW_PASSWORD = 'a-better-password';

const WAYS = ['wishList', 'myCommittedLists', 'shareYears', 'saveWishList'];
const all = (code?: string) => Object.fromEntries(WAYS.map((name) => [name, code]));

/** Results of all requests for wishes where they are closed, and open. */
export const CLOSED = all('FORBIDDEN');
export const OPEN = all();

/** A home with a planned draft and a wish list, whose administrator gives access to the owner's account. */
export async function openHandedHome() {
  const home = await openHome();
  const { app } = home.testApp.running;
  const { owner, administrator } = home.people;
  const query = (text: string, values: unknown[] = []) => app.db.query(text, values);
  const [{ id: shareId }] = await query(
    'select id from shares where user_id = $1 and share_number = 1',
    [owner.id],
  );
  const save = (client: ApiClient, weeks: number[]) =>
    client.graphql(SAVE_LIST, { input: { shareId, year: DRAFT_YEAR, weeks, isAutopilot: false } });
  await save(home.as.owner, [30, 31]);
  const input = { propertyId: home.property.id, year: DRAFT_YEAR };
  const planned = await home.as.administrator.graphql(PLAN, { input });
  const draftId: number = planned.data.planDraft.id;
  const WISH_LIST = `{ wishList(shareId: ${shareId}, year: ${DRAFT_YEAR}) { weeks } }`;

  /** Makes a change as the administrator. */
  async function act(mutation: string) {
    const { data, errors } = await home.as.administrator.graphql(`mutation { ${mutation} }`);
    expect(errors).toBeUndefined();
    return data;
  }
  async function signedIn(password = PASSWORD, email = owner.email) {
    const client = home.testApp.visitor();
    expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
    return client;
  }
  /** Signs in with a temporary password, and chooses another one. */
  async function enter(temporary: string) {
    const client = await signedIn(temporary);
    const change = { currentPassword: temporary, newPassword: NEW_PASSWORD };
    expect((await client.post('/api/auth/change-password', change)).status).toBe(200);
    return client;
  }
  return {
    ...{ home, query, act, signedIn, enter, draftId, ownerId: owner.id },
    giverName: `${administrator.firstName} Test`,
    commandLine: { app, actor: null, address: null } as const,
    async enterByTemporary() {
      const { setTemporaryPassword } = await act(
        `setTemporaryPassword(userId: ${owner.id}) { password }`,
      );
      return enter(setTemporaryPassword.password);
    },
    /** The act that is recorded of the owner's account. */
    async resetOf() {
      const text = 'select reset_by as by, reset_at as at from users where id = $1';
      return (await query(text, [owner.id]))[0];
    },
    /** Signs in after a link to an address has set a new password. */
    async resetByLink(email = owner.email ?? '') {
      await forgetAttempts(home.testApp);
      const visitor = home.testApp.visitor();
      await visitor.post('/api/auth/forgot-password', { email });
      const token = await resetTokenFor(home.testApp, email);
      const body = { token, newPassword: NEW_PASSWORD };
      expect((await visitor.post('/api/auth/reset-password', body)).status).toBe(200);
      return signedIn(NEW_PASSWORD, email);
    },
    /** Gives the owner another address. */
    async moveAddress(email: string) {
      const path = `/api/admin/users/${owner.id}`;
      expect((await home.as.administrator.patch(path, { email })).status).toBe(200);
    },
    /** Results of all requests for wishes: the code of a refusal, or nothing. */
    async answers(client: ApiClient) {
      const read = [
        ['wishList', WISH_LIST],
        ['myCommittedLists', `{ myCommittedLists(draftId: ${draftId}) { salt } }`],
        ['shareYears', `{ shareYears(shareId: ${shareId}) { years { wishes { week } } } }`],
      ].map(async ([name = '', text = '']) => [name, await client.graphql(text)] as const);
      const saved = save(client, [7]).then((answer) => ['saveWishList', answer] as const);
      const found = await Promise.all([...read, saved]);
      return Object.fromEntries(
        found.map(([name, { errors }]) => [name, errors?.[0]?.extensions.code]),
      );
    },
    /** Why the wish list is closed. */
    sentence: async (client: ApiClient) => (await client.graphql(WISH_LIST)).errors?.[0]?.message,
    /** The act under which the session of a client began. */
    handed: async (client: ApiClient) =>
      handedAccess({ actor: await authenticate(app, client.sessionToken) }),
  };
}
