import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RequestCategory, RequestEventKind, RequestPriority, RequestStatus } from './request-kinds';
import { SpecialRequest, SpecialRequestEvent } from './special-request.entities';

/** An event in the history of a generated request. */
export type MadeEvent = Pick<SpecialRequestEvent, 'kind' | 'at' | 'actorId'> &
  Partial<SpecialRequestEvent>;

/**
 * Stores a request with its history, for the demo and tests: pending and of low priority by
 * default.
 */
export async function makeRequest(
  manager: EntityManager,
  facts: Partial<SpecialRequest> & Pick<SpecialRequest, 'propertyId' | 'title'>,
  events: MadeEvent[] = [],
): Promise<SpecialRequest> {
  const request = await manager.save(
    manager.create(SpecialRequest, {
      description: facts.title,
      category: RequestCategory.other,
      priority: RequestPriority.low,
      clientKey: randomUUID(),
      ...facts,
    }),
  );
  const asked = {
    kind: RequestEventKind.CREATED,
    status: RequestStatus.pending,
    actorId: request.userId ?? null,
    at: request.createdAt,
  };
  for (const event of [asked, ...events]) {
    await manager.insert(SpecialRequestEvent, { ...event, requestId: request.id });
  }
  return request;
}
