import type { Action } from '../../../../core/audiences/action';
import { why } from '../../../../core/audiences/action';
import type { ActivityKind } from '../../../../core/audiences/activity';
import { type HappeningKind, happened, type Origin } from '../../../../core/audiences/happening';
import type { Transaction } from '../../../../core/database/database';
import { announceEndedStays, type PassingWeeks } from '../../steps/announce-handover';
import { shareSubject } from '../../steps/give-share';
import type { HandoverKind } from '../planned-handover.types';
import { handoverTold } from '../planned-handovers.happenings';

/** A share whose owners a plan concerns. */
export interface ConcernedShare {
  id: number;
  propertyId: number;
  propertyName: string;
  shareNumber: number;
  /** The members who give it, the first first. */
  memberIds: readonly number[];
}

/** What happened to the planned handover of one or more shares to one person. */
export interface HandoverNews {
  kind: ActivityKind;
  /** Undefined for a job. */
  byId: number | undefined;
  receiverId: number;
  shares: readonly ConcernedShare[];
  weeks: PassingWeeks;
  day: string;
  handover: HandoverKind;
  reason?: string | undefined;
}

/** The numbers of shares by house. */
function placesOf(shares: readonly ConcernedShare[]) {
  const places = new Map<number, { propertyName: string; shares: number[] }>();
  for (const { propertyId, propertyName, shareNumber } of shares) {
    const place = places.get(propertyId) ?? { propertyName, shares: [] };
    places.set(propertyId, { ...place, shares: [...place.shares, shareNumber] });
  }
  return [...places.values()];
}

/** Notifies all who give one of the shares, and who gets them, once each. */
export async function tellHandover(
  origin: Origin,
  transaction: Transaction,
  { kind, byId, receiverId, shares, weeks, day, handover, reason }: HandoverNews,
): Promise<void> {
  const givers = [...new Set(shares.flatMap(({ memberIds }) => memberIds))];
  const newsFor = (userId: number, concerned: readonly ConcernedShare[]) => {
    const isReceiver = userId === receiverId;
    const ids = concerned.map(({ id }) => id);
    const passing = weeks.filter(({ shareId }) => ids.includes(shareId));
    return {
      ...{ kind, userId, byId, propertyId: concerned[0]?.propertyId ?? null },
      otherId: isReceiver ? (concerned[0]?.memberIds[0] ?? null) : receiverId,
      facts: {
        ...{ isReceiver, day, handover, reason, places: placesOf(concerned) },
        weeks: passing.map(({ startDate, endDate }) => ({ startDate, endDate })),
      },
    };
  };
  await happened(origin, transaction, handoverTold, [
    ...givers.map((userId) =>
      newsFor(
        userId,
        shares.filter(({ memberIds }) => memberIds.includes(userId)),
      ),
    ),
    newsFor(receiverId, shares),
  ]);
}

/** Notifies the guests whose stays end as weeks pass, each from the first of the share that had them. */
export async function tellGuests(
  origin: Origin,
  transaction: Transaction,
  { byId, shares, weeks }: Pick<HandoverNews, 'byId' | 'shares' | 'weeks'>,
): Promise<void> {
  for (const { id, memberIds: from } of shares) {
    const ofShare = weeks.filter(({ shareId }) => shareId === id);
    await announceEndedStays(origin, transaction, { byId, from, weeks: ofShare });
  }
}

/** Logs a change of the plans of shares, one entry a share. */
export async function logHandover(
  origin: Origin,
  transaction: Transaction,
  {
    action,
    shares,
    receiverId,
    day,
    handover,
    reason,
    byId,
  }: Pick<HandoverNews, 'shares' | 'receiverId' | 'day' | 'handover' | 'reason'> & {
    action: HappeningKind<Action>;
    /** The administrator for whom a job acts. */
    byId?: number;
  },
): Promise<void> {
  for (const { propertyId, propertyName: name, shareNumber, memberIds } of shares) {
    await happened(origin, transaction, action, {
      subject: shareSubject({ property: { id: propertyId, name }, shareNumber }),
      before: { userId: memberIds[0] ?? null },
      after: { userId: receiverId, day, kind: handover, ...why(reason) },
      userIds: [receiverId, ...memberIds],
      ...(byId !== undefined && { byId }),
    });
  }
}
