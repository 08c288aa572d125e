import { type User, UserRole } from '../../../src/features/auth/user.entity';
import { settleHandovers } from '../../../src/features/shares/planned/use-cases/settle-handovers';
import { Booking } from '../../../src/features/weeks/week.entities';
import type { ApiClient } from '../clients/api-client';
import type { TestApp } from '../servers/test-app';
import { type AdminHouse, openAdminHouse } from './admin-house';
import { COMING_YEAR, claim, makeCoOwnedHome } from './co-owned-home';
import { addSecondMember } from './second-member';

/** A day between weeks 24 and 26 of the coming year. */
export const DAY = `${COMING_YEAR}-06-20`;
export const DAY_BEFORE = `${COMING_YEAR}-06-19`;

const PLAN = `mutation($input: PlanHandoverInput!) { planHandover(input: $input) }`;

export const HISTORY = `query($shareId: ID!) { shareHistory(shareId: $shareId) {
  tenures { name firstDay lastDay } planned { name day kind reason } } }`;

/** Plans that shares pass to a user on a day, DAY if it is not given. */
export const plan = (
  { admin }: Pick<AdminHouse, 'admin'>,
  buyer: Pick<User, 'firstName' | 'lastName' | 'email'>,
  facts: { shareIds: number[]; day?: string; kind?: string; reason?: string },
) =>
  admin.graphql(PLAN, {
    input: {
      ...{ day: DAY, kind: 'SALE', ...facts },
      ...{ ownerName: `${buyer.firstName} ${buyer.lastName}`, ownerEmail: buyer.email },
    },
  });

/** Calls off the planned handover of a share. */
export const callOff = (client: ApiClient, shareId: number, reason = 'The sale fell through') =>
  client.graphql(
    'mutation($shareId: ID!, $reason: String) { callOffHandover(shareId: $shareId, reason: $reason) }',
    { shareId, reason },
  );

/** Lets time pass until noon of a day (UTC). */
export async function passTo(testApp: TestApp, day = DAY): Promise<void> {
  const ms = Date.parse(`${day}T12:00Z`) - Date.now();
  await testApp.pass(`${Math.round(ms / 1000)} seconds`);
}

/** Does what the periodic work does. */
export const settle = ({ running }: TestApp) => settleHandovers(running.app);

const read = (client: ApiClient, text: string) => client.graphql(text).then(({ data }) => data);

/**
 * Opens a house of which share 1, of `home.one` and a second member, can pass to a buyer, who has
 * nothing yet.
 */
async function openPlannedSale() {
  const it = await openAdminHouse();
  const { testApp, administrator, admin } = it;
  const home = await makeCoOwnedHome(testApp);
  const second = await addSecondMember(testApp, home.one.share.id);
  const person = { firstName: 'Vera', lastName: 'Blum', userRole: UserRole.USER };
  const buyer = await testApp.person(person);
  const buying = await testApp.signIn(buyer);
  const db = () => testApp.running.app.db;
  const shareId = () => home.one.share.id;
  return {
    ...{ testApp, administrator, admin, home, second, buyer, buying, db, shareId },
    /** After months, the session has ended. */
    freshAdmin: () => testApp.signIn(administrator, { isAdmin: true }),
    planned: (facts: object = {}) => plan(it, buyer, { shareIds: [shareId()], ...facts }),
    /** Claims a week for the share, and returns the id of its booking. */
    async book(week: number, client = home.one.client): Promise<number> {
      const { data, errors } = await claim({ ...home.one, client }, { week });
      expect(errors).toBeUndefined();
      return data.claimWeek.id;
    },
    nameGuests: (client: ApiClient, bookingId: number, guests: string) =>
      client.graphql(
        `mutation { nameGuests(input: { bookingId: ${bookingId}, guests: "${guests}" }) { id } }`,
      ),
    guestsOf: async (id: number) => (await db().manager.findOneByOrFail(Booking, { id })).guests,
    staysOf: async (client: ApiClient): Promise<string[]> =>
      (await read(client, '{ myStays { bookingId } }')).myStays.map(
        (stay: { bookingId: string }) => stay.bookingId,
      ),
    seesHouse: async (client: ApiClient) =>
      (await client.get(`/api/properties/${home.property.id}/shares`)).status === 200,
    noticesOf: async (userId: number): Promise<string[]> =>
      (await db().query('select kind from notices where user_id = $1 order by id', [userId])).map(
        ({ kind }: { kind: string }) => kind,
      ),
    newsOf: async (client: ApiClient): Promise<string> =>
      (await read(client, '{ myActivity { text } }')).myActivity[0].text,
    roleOf: async ({ id }: { id: number }) =>
      (await db().query('select user_role as role from users where id = $1', [id]))[0].role,
    history: async (client = admin) =>
      (await client.graphql(HISTORY, { shareId: shareId() })).data.shareHistory,
  };
}

type PlannedSale = Awaited<ReturnType<typeof openPlannedSale>>;

/** Opens such a house before each test of a file, with the clock as it is, and closes it afterwards. */
export function eachPlannedSale(): PlannedSale {
  const at = {} as PlannedSale;
  beforeEach(async () => {
    Object.assign(at, await openPlannedSale());
  });
  afterEach(() => at.testApp.close());
  return at;
}
