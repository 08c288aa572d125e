import { PhoneAudience, type User } from '../../src/features/auth/user.entity';
import { makeRequest } from '../../src/features/special-requests/special-request.factory';
import { makeYear } from '../../src/features/weeks/week.factory';
import { makeBooking } from '../factories/booking.factory';
import { makeDocument } from '../factories/document.factory';
import { COMING_YEAR } from '../support/scenes/co-owned-home';
import type { Partner } from '../support/scenes/full-home';
import { request as requestSwap } from '../support/scenes/swap-home';
import { said } from '../support/scenes/talk-home';
import type { TestApp } from '../support/servers/test-app';
import type { Visitor } from './table';

/**
 * The marks in the items of a property, one word per circle of readers: name in what its guests may
 * read, paper in its owners' documents and talk, address in email addresses, secret in what one owner and
 * administrators know, letter in messages.
 */
const KINDS = ['name', 'paper', 'address', 'secret', 'letter'] as const;

/** The table describes the property at the lake. */
const PLACES = ['Lake', 'Dune'] as const;
export type Place = (typeof PLACES)[number];

const marksOf = (place: Place, kinds: readonly string[] = KINDS) =>
  kinds.map((kind) => `${place}${kind}`.toLowerCase());

/** The marks that each caller may read; administrators read only their own messages. */
export const MAY_READ: Record<Visitor, string[]> = {
  'signed out': [],
  'first login': [],
  stranger: [],
  guest: marksOf('Lake', ['name']),
  former: [],
  elsewhere: marksOf('Dune', ['name', 'paper', 'address']),
  'co-owner': marksOf('Lake', ['name', 'paper', 'address']),
  self: marksOf('Lake'),
  'plain admin': [],
  admin: PLACES.flatMap((place) => marksOf(place, ['name', 'paper', 'address', 'secret'])),
};

/** Returns the marks in an answer. */
export function marksIn(answer: unknown): string[] {
  const text = JSON.stringify(answer)?.toLowerCase() ?? '';
  return PLACES.flatMap((place) => marksOf(place)).filter((mark) => text.includes(mark));
}

/** One of the two properties. */
export interface MarkedHouse {
  place: Place;
  propertyId: number;
  owner: Partner;
  /** The other side of the owner's conversations and swaps. */
  partner: Partner;
}

async function markPeople(
  { running }: TestApp,
  { place, owner, partner }: MarkedHouse,
): Promise<void> {
  for (const { person } of [owner, partner]) {
    const [lastName, email] = [`${place}name`, `${person.id}@${place}address.test`];
    const [postalAddress, adminNote] = [`${place}secret`, `${place}secret`];
    const phone = { phone: `${place}address`, phoneAudience: PhoneAudience.OWNERS };
    const facts = { lastName, email, ...phone, postalAddress, adminNote, tags: [`${place}secret`] };
    await running.app.db.manager.save(Object.assign(person, facts));
  }
}

async function markWords({ running }: TestApp, marked: MarkedHouse): Promise<void> {
  const { place, propertyId, owner, partner } = marked;
  const { manager } = running.app.db;
  const content = (mark: string) => `The network is ${place}${mark}.`;
  await makeDocument(manager, { propertyId, content: content('paper') });
  await makeDocument(manager, { propertyId, content: content('name'), accessLevel: 'everyone' });
  await makeRequest(manager, { propertyId, userId: owner.person.id, title: `${place}secret` });
  for (const [{ client }, { person }] of [
    [owner, partner],
    [partner, owner],
  ] as const) {
    const message = { receiverId: person.id, content: `${place}letter` };
    await client.post('/api/messages', message);
  }
  await said(owner.client, propertyId, `${place}paper`);
}

const shareOf = async ({ running }: TestApp, propertyId: number, { id }: User): Promise<number> => {
  const [share] = await running.app.db.query(
    'select id from shares where property_id = $1 and user_id = $2 order by id limit 1',
    [propertyId, id],
  );
  return share.id;
};

/** A year of both properties in which guests' names and swaps are marked. */
export const MARKED_YEAR = COMING_YEAR + 9;

async function markWeeks(house: TestApp, marked: MarkedHouse): Promise<void> {
  const { place, propertyId, owner, partner } = marked;
  const { db } = house.running.app;
  const year = MARKED_YEAR;
  await makeYear(db.manager, { propertyId, year });
  const [bookingId, targetBookingId] = await Promise.all(
    [owner, partner].map(async ({ person }, index) => {
      const shareId = await shareOf(house, propertyId, person);
      const facts = { propertyId, year, week: 20 + index, shareId, guests: `${place}secret` };
      return (await makeBooking(db.manager, facts)).id;
    }),
  );
  const input = { bookingId, targetBookingId, note: `${place}secret` };
  await requestSwap(owner.client, input);
  await owner.client.graphql(`mutation { offerWeek(bookingId: ${bookingId}, isOpen: true) }`);
}

/** Marks every item of a property. */
export async function markHouse(house: TestApp, marked: MarkedHouse): Promise<void> {
  const { place, propertyId } = marked;
  const { db } = house.running.app;
  await db.query(
    'update properties set name = $2, location = $2, version = version + 1 where id = $1',
    [propertyId, `${place}name`],
  );
  await markPeople(house, marked);
  await markWords(house, marked);
  await markWeeks(house, marked);
  await db.query('update weeks set holiday = $2 where property_id = $1', [
    propertyId,
    `${place}name`,
  ]);
}
