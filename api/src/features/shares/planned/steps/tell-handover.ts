import { type Action, why } from '../../../../core/audiences/action';
import type { ActivityKind } from '../../../../core/audiences/activity';
import { type HappeningKind, happened, type Origin } from '../../../../core/audiences/happening';
import type { Transaction } from '../../../../core/database/database';
import { announceEndedStays, type PassingWeeks } from '../../steps/announce-handover';
import { shareSubject } from '../../steps/give-share';
import type { HandoverKind } from '../planned-handover.types';
import { handoverTold } from '../planned-handovers.happenings';
import type { PlannedShare } from './lock-planned-shares';

/** News of the planned handover of one or more shares to one person. */
export interface HandoverNews {
  receiverId: number;
  shares: readonly Pick<
    PlannedShare,
    'id' | 'propertyId' | 'propertyName' | 'shareNumber' | 'memberIds'
  >[];
  weeks: PassingWeeks;
  day: string;
  handover: HandoverKind;
  reason?: string | undefined;
}

/** Notifies all who give one of the shares, and who gets them, once each. */
export function tellHandover(
  origin: Origin,
  transaction: Transaction,
  kind: ActivityKind,
  { receiverId, shares, weeks, day, handover, reason }: HandoverNews,
): Promise<void> {
  const people = new Set([...shares.flatMap(({ memberIds }) => memberIds), receiverId]);
  const newsFor = (userId: number) => {
    const isReceiver = userId === receiverId;
    const own = shares.filter(({ memberIds }) => isReceiver || memberIds.includes(userId));
    const houses = new Map(own.map((it) => [it.propertyId, it.propertyName]));
    const places = [...houses].map(([id, propertyName]) => ({
      propertyName,
      shares: own.filter((it) => it.propertyId === id).map((it) => it.shareNumber),
    }));
    const dates = weeks
      .filter(({ shareId }) => own.some(({ id }) => id === shareId))
      .map(({ startDate, endDate }) => ({ startDate, endDate }));
    return {
      ...{ kind, userId, byId: origin.actor?.userId, propertyId: own[0]?.propertyId ?? null },
      otherId: isReceiver ? (own[0]?.memberIds[0] ?? null) : receiverId,
      facts: { isReceiver, day, handover, reason, places, weeks: dates },
    };
  };
  return happened(origin, transaction, handoverTold, [...people].map(newsFor));
}

/** Notifies the guests whose stays end as weeks pass, each from the first of the share that had them. */
export async function tellGuests(
  origin: Origin,
  transaction: Transaction,
  { shares, weeks }: Pick<HandoverNews, 'shares' | 'weeks'>,
): Promise<void> {
  for (const { id, memberIds: from } of shares) {
    const ofShare = weeks.filter(({ shareId }) => shareId === id);
    const byId = origin.actor?.userId;
    await announceEndedStays(origin, transaction, { byId, from, weeks: ofShare });
  }
}

/** Logs a change of the plans of shares, one entry a share; `byId` is for whom a job acts. */
export async function logHandover(
  origin: Origin,
  transaction: Transaction,
  action: HappeningKind<Action>,
  { byId, ...news }: HandoverNews & { byId?: number },
): Promise<void> {
  const { shares, receiverId: userId, day, handover: kind, reason } = news;
  for (const { propertyId: id, propertyName: name, shareNumber, memberIds } of shares) {
    await happened(origin, transaction, action, {
      subject: shareSubject({ property: { id, name }, shareNumber }),
      before: { userId: memberIds[0] ?? null },
      after: { userId, day, kind, ...why(reason) },
      userIds: [userId, ...memberIds],
      ...(byId !== undefined && { byId }),
    });
  }
}
