import type { EntityManager } from 'typeorm';
import type { User } from '../features/auth/user.entity';
import { Property } from '../features/properties/property.entity';
import {
  RequestCategory,
  RequestEventKind,
  RequestPriority,
  RequestStatus,
} from '../features/special-requests/request-kinds';
import {
  GuestLinkRow,
  type SpecialRequest,
} from '../features/special-requests/special-request.entities';
import { type MadeEvent, makeRequest } from '../features/special-requests/special-request.factory';
import { finderByName } from './people';

const HOUR_MS = 3_600_000;

type Step = Omit<MadeEvent, 'at' | 'actorId'> & { hoursLater: number; isByAsker?: boolean };

interface Story {
  home: string;
  /** A name of the demo, or a guest who has no account. */
  asker: string | { firstName: string; lastName: string; email: string };
  hoursAgo: number;
  facts: Pick<SpecialRequest, 'title' | 'description' | 'category' | 'priority'>;
  /** What came of it; pending where nothing did. */
  status?: RequestStatus;
  steps?: Step[];
}

const { STATUS, NOTE, FORWARDED, ARCHIVED, ASSIGNED, WITHDRAWN } = RequestEventKind;
const begun = (hoursLater: number, note: string): Step => ({
  kind: STATUS,
  status: RequestStatus.in_progress,
  note,
  hoursLater,
});
const done = (hoursLater: number, note: string): Step => ({
  kind: STATUS,
  status: RequestStatus.fulfilled,
  note,
  hoursLater,
});

const STORIES: Story[] = [
  {
    home: 'Lakeside House',
    asker: 'Uma Lind',
    hoursAgo: 2,
    facts: {
      title: 'A cot for the little one',
      description:
        'We bring our ten-month-old. Could a cot with a mattress stand in the small room?',
      category: RequestCategory.equipment,
      priority: RequestPriority.medium,
    },
  },
  {
    home: 'Pine Ridge Cabin',
    asker: 'Olivia Marsh',
    hoursAgo: 20,
    facts: {
      title: 'The stove smokes',
      description:
        'Since the storm the stove smokes when the wind comes from the west.\nThe window has to stay open.',
      category: RequestCategory.maintenance,
      priority: RequestPriority.high,
    },
  },
  {
    home: 'Lakeside House',
    asker: { firstName: 'Hugo', lastName: 'Lamm', email: 'hugo.lamm@example.test' },
    hoursAgo: 26,
    facts: {
      title: 'Arriving at noon',
      description: 'Our train is in at 11:40. May we leave our bags before the house is ready?',
      category: RequestCategory.early_check_in,
      priority: RequestPriority.low,
    },
  },
  {
    home: 'Lakeside House',
    asker: 'Uma Lind',
    hoursAgo: 75,
    facts: {
      title: 'A ramp for the front steps',
      description:
        'My mother comes along with her wheelchair; the three front steps are the only problem.',
      category: RequestCategory.accessibility,
      priority: RequestPriority.high,
    },
    status: RequestStatus.in_progress,
    steps: [
      { kind: ASSIGNED, isForAsker: false, hoursLater: 1 },
      begun(2, 'The caretaker has a ramp and measures the steps tomorrow.'),
      { kind: FORWARDED, forwardedTo: 'ruedi@lakeside.example', hoursLater: 2.1 },
      { kind: NOTE, note: 'Deposit for the ramp is paid.', isForAsker: false, hoursLater: 5 },
    ],
  },
  {
    home: 'Lakeside House',
    asker: 'Olivia Marsh',
    hoursAgo: 160,
    facts: {
      title: 'Cleaning after the party',
      description:
        'We celebrate on Friday with twelve people. Please add two hours of cleaning on Saturday.',
      category: RequestCategory.extra_cleaning,
      priority: RequestPriority.medium,
    },
    status: RequestStatus.fulfilled,
    steps: [begun(4, 'Two hours are booked.'), done(120, 'Done; the bill is in the house papers.')],
  },
  {
    home: 'Lakeside House',
    asker: 'Uma Lind',
    hoursAgo: 300,
    facts: {
      title: 'Staying until two',
      description: 'Our flight leaves in the evening. Could we check out at two instead of ten?',
      category: RequestCategory.late_check_out,
      priority: RequestPriority.low,
    },
    status: RequestStatus.fulfilled,
    steps: [done(9, 'Nobody comes that day: stay until two.')],
  },
  {
    home: 'Pine Ridge Cabin',
    asker: 'Olivia Marsh',
    hoursAgo: 500,
    facts: {
      title: 'Snow chains to borrow',
      description: 'Are there snow chains for 205/55 R16 at the cabin?',
      category: RequestCategory.equipment,
      priority: RequestPriority.low,
    },
    status: RequestStatus.cancelled,
    steps: [{ kind: WITHDRAWN, status: RequestStatus.cancelled, isByAsker: true, hoursLater: 3 }],
  },
  {
    home: 'Harbour Loft',
    asker: { firstName: 'Marta', lastName: 'Silva', email: 'marta.silva@example.test' },
    hoursAgo: 700,
    facts: {
      title: 'A cake on the balcony',
      description:
        'It is my husband’s fiftieth. Could somebody put a cake on the balcony table on the 3rd?',
      category: RequestCategory.celebration,
      priority: RequestPriority.medium,
    },
    status: RequestStatus.fulfilled,
    steps: [
      { kind: FORWARDED, forwardedTo: 'padaria@porto.example', hoursLater: 5 },
      done(90, 'With candles.'),
      { kind: ARCHIVED, hoursLater: 200 },
    ],
  },
];

/** Requests in every status, archived, forwarded and of guests, with who did what; and a guest link. */
export async function seedRequests(manager: EntityManager, people: User[]): Promise<void> {
  const named = finderByName(people);
  const ada = named('Ada Keller');
  const homes = new Map((await manager.find(Property)).map(({ name, id }) => [name, id]));
  for (const { home, asker, hoursAgo, facts, status, steps = [] } of [...STORIES].reverse()) {
    const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
    const after = (hours: number) => new Date(createdAt.getTime() + hours * HOUR_MS);
    const timeOf = (kind: RequestEventKind) => {
      const step = steps.find((it) => it.kind === kind);
      return step ? after(step.hoursLater) : null;
    };
    const userId = typeof asker === 'string' ? named(asker).id : null;
    const guest =
      typeof asker === 'string'
        ? {}
        : {
            guestFirstName: asker.firstName,
            guestLastName: asker.lastName,
            guestEmail: asker.email,
          };
    const assigneeId = steps.some(({ kind }) => kind === ASSIGNED) ? ada.id : null;
    await makeRequest(
      manager,
      {
        ...facts,
        ...guest,
        propertyId: homes.get(home) ?? 0,
        userId,
        status,
        assigneeId,
        createdAt,
        forwardedAt: timeOf(FORWARDED),
        archivedAt: timeOf(ARCHIVED),
      },
      steps.map(({ hoursLater, isByAsker = false, ...step }) => ({
        ...step,
        at: after(hoursLater),
        actorId: isByAsker ? userId : ada.id,
        assigneeId: step.kind === ASSIGNED ? ada.id : null,
      })),
    );
  }
  await manager.insert(GuestLinkRow, { propertyId: homes.get('Lakeside House') });
}
