import type { EntityManager } from 'typeorm';
import type { User } from '../features/auth/user.entity';
import { Property } from '../features/properties/property.entity';
import { RequestEventKind, type RequestStatus } from '../features/special-requests/request-kinds';
import {
  GuestLinkRow,
  type SpecialRequest,
} from '../features/special-requests/special-request.entities';
import { type MadeEvent, makeRequest } from '../features/special-requests/special-request.factory';
import stories from './data/requests.json';
import { finderByName } from './people';

const HOUR_MS = 3_600_000;

type Step = Omit<MadeEvent, 'at' | 'actorId'> & { hoursLater: number; isByAsker?: boolean };

interface Story {
  home: string;
  /** A user's name, or a guest without an account. */
  asker: string | { firstName: string; lastName: string; email: string };
  hoursAgo: number;
  facts: Pick<SpecialRequest, 'title' | 'description' | 'category' | 'priority'>;
  /** Defaults to pending. */
  status?: RequestStatus;
  steps?: Step[];
}

const STORIES = stories as Story[];

const { FORWARDED, ARCHIVED, ASSIGNED } = RequestEventKind;

/**
 * Seeds requests in every status, archived, forwarded and of guests, with their history, and a
 * guest link.
 */
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
