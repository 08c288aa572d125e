import type { EntityManager } from 'typeorm';
import { User } from '../features/auth/user.entity';
import type { Property } from '../features/properties/property.entity';
import { makeProperty } from '../features/properties/property.factory';
import { PropertyArrival } from '../features/properties/property-arrival.entity';
import { RotationChange } from '../features/rotation/rotation-change.entity';
import { baseYearFor, numbersOf, orderOf, overTwelve } from '../features/rotation/rules';
import { Share, ShareMember } from '../features/shares/share.entity';
import { proposedWeeks } from '../features/weeks/steps/planned-weeks';
import { Booking } from '../features/weeks/week.entities';
import { makeYear } from '../features/weeks/week.factory';
import { allocateWeeks, wishOrder } from './allocate-weeks';
import gullCottage from './data/homes/gull-cottage.json';
import harbourLoft from './data/homes/harbour-loft.json';
import lakesideHouse from './data/homes/lakeside-house.json';
import lemonTreeVilla from './data/homes/lemon-tree-villa.json';
import pineRidgeCabin from './data/homes/pine-ridge-cabin.json';
import windmillFarm from './data/homes/windmill-farm.json';
import { guests } from './data/people.json';
import type { DemoHome } from './demo-home';
import { seedDocuments } from './documents';
import { finderByName } from './people';

const HOMES: DemoHome[] = [
  lakesideHouse,
  pineRidgeCabin,
  harbourLoft,
  lemonTreeVilla,
  windmillFarm,
  gullCottage,
];

/** The checklist of the last day, in every home. */
const CHECKLIST = `Strip the beds and start the washing machine
Empty the fridge
Take the rubbish and bottles out
Nov–Mar: Turn the heating down to 12 °C
May–Sep: Close the awning
Close the windows and shutters
Put the key back into the box`;

/** One in so many bookings names its guests. */
const GUESTS_EVERY = 5;

interface SeededHome {
  home: DemoHome;
  property: Property;
  shares: Share[];
}

async function storeHome(
  manager: EntityManager,
  home: DemoHome,
  { named, year }: { named: (name: string) => User; year: number },
): Promise<SeededHome> {
  const { name, location, timeZone, weeksPerShare, changeoverWeekday, owners, inactiveShares } =
    home;
  const rotationBaseYear = home.firstChoiceShare
    ? baseYearFor(home.firstChoiceShare, year)
    : home.rotationBaseYear;
  const property = await makeProperty(manager, {
    name,
    location,
    timeZone,
    weeksPerShare,
    changeoverWeekday,
    totalShares: owners.length,
    rotationBaseYear,
    swapsNeedApproval: home.swapsNeedApproval ?? false,
  });
  await manager.insert(PropertyArrival, {
    propertyId: property.id,
    checkInTime: home.checkInTime,
    checkOutTime: home.checkOutTime,
    wifiNetwork: home.facts.wifi.network,
    wifiPassword: home.facts.wifi.password,
    note: home.facts.keys,
    sleeps: home.facts.sleeps,
    checklist: CHECKLIST,
    meters: 'Electricity\nWater',
  });
  const shares = owners.map((owner, index) =>
    manager.create(Share, {
      propertyId: property.id,
      shareNumber: index + 1,
      userId: owner === null ? null : named(owner).id,
      isActive: !inactiveShares.includes(index + 1),
    }),
  );
  await manager.save(shares);
  const members = shares.flatMap(({ id: shareId, shareNumber }) =>
    (home.members?.[shareNumber] ?? []).map((name) => ({ shareId, userId: named(name).id })),
  );
  if (members.length > 0) await manager.insert(ShareMember, members);
  return { home, property, shares };
}

/** Returns the bookings of a year for the active, owned shares. */
function bookingsOf({ home, property, shares }: SeededHome, year: number) {
  const holders = shares.filter(({ isActive, userId }) => isActive && userId !== null);
  const numbers = holders.map(({ shareNumber }) => shareNumber);
  const turns = orderOf(overTwelve(property.rotationBaseYear), numbers, year);
  const { changeoverWeekday, timeZone } = property;
  const weeks = proposedWeeks(year, { changeoverWeekday, timeZone }).filter(
    ({ week }) => !home.maintenanceWeeks.includes(week),
  );
  const allocated = allocateWeeks(
    numbersOf(turns),
    property.weeksPerShare,
    wishOrder(weeks, property.id * 31 + year),
  );
  return allocated.map(({ week, shareNumber }, index) => ({
    propertyId: property.id,
    year,
    week,
    shareId: holders.find((holder) => holder.shareNumber === shareNumber)?.id,
    guests: index % GUESTS_EVERY === 0 ? guests[(index / GUESTS_EVERY) % guests.length] : '',
  }));
}

async function seedYears(manager: EntityManager, homes: SeededHome[], thisYear: number) {
  const bookings = [];
  for (const seeded of homes) {
    const { home, property } = seeded;
    for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
      const isClosed = home.isNextYearClosed === true && year > thisYear;
      await makeYear(manager, {
        propertyId: property.id,
        year,
        isOpenForClaims: !isClosed,
        maintenance: home.maintenanceWeeks,
      });
      if (!isClosed) bookings.push(...bookingsOf(seeded, year));
    }
  }
  await manager.insert(Booking, bookings);
}

// The host's first coming week in the house to which the guest is linked.
const GUEST_STAY = `update bookings set guest_id = $1, guests = 'Uma and her mother'
  where id = (
    select b.id from bookings b join shares s on s.id = b.share_id
    join users guest on guest.id = $1 and guest.linked_property_id = b.property_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where s.user_id = $2 and w.start_date > now() order by w.start_date limit 1)`;

const seedGuestStay = (manager: EntityManager, { guest, host }: { guest: User; host: User }) =>
  manager.query(GUEST_STAY, [guest.id, host.id]);

/** Seeds homes with their owners, documents and the weeks of last year, this year and next year. */
export async function seedHomes(manager: EntityManager, people: User[]): Promise<void> {
  const now = new Date();
  const year = now.getUTCFullYear();
  const named = finderByName(people);
  const homes: SeededHome[] = [];
  for (const home of HOMES) homes.push(await storeHome(manager, home, { named, year }));
  for (const { home, property } of homes) {
    const { firstChoiceShare } = home;
    if (!firstChoiceShare) continue;
    const changedById = named('Ada Keller').id;
    await manager.insert(RotationChange, {
      propertyId: property.id,
      year,
      firstChoiceShare,
      changedById,
    });
  }
  await manager.update(User, named('Uma Lind').id, { linkedPropertyId: homes[0]?.property.id });
  await seedYears(manager, homes, year);
  await seedGuestStay(manager, { guest: named('Uma Lind'), host: named('Olivia Marsh') });
  const documents = homes.map(({ home, property }) => ({ home, propertyId: property.id }));
  await seedDocuments(manager, documents, { now, year });
}
