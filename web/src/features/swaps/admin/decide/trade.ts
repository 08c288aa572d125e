import type { ExchangesToApproveQuery, WeekSwapPartsFragment } from '../../../../generated/graphql';
import { holderOf, type ShownWeek, weeksOf } from '../../swap';

/** A week with the share that gives it; an open week has no owner. */
export interface TradeSide {
  owner: { name: string; shareNumber: number } | null;
  week: ShownWeek;
}

/**
 * A trade that an administrator decides on: each side’s week goes to the next one, the last’s to
 * the first.
 */
export interface Trade {
  id: string;
  propertyName: string;
  sides: readonly TradeSide[];
  /** The requester's note. */
  message: string | null;
  /** Why it cannot be approved, as a sentence. */
  obstacle: string | null;
  /** Which other pending swaps have one of its weeks, as a sentence. */
  rival: string | null;
  /** The effect of its approval on those, as a sentence. */
  rivalOutcome: string | null;
}

/** True if no owner's consent is outstanding. */
export const awaitsApproval = ({ status, acceptedAt, targetBooking }: WeekSwapPartsFragment) =>
  status === 'PENDING' && (acceptedAt !== null || targetBooking === null);

export function tradeOfSwap(swap: WeekSwapPartsFragment): Trade {
  const { id, propertyName, requesterName: name, shareNumber, targetBooking } = swap;
  const { message, obstacle, rival, rivalOutcome } = swap;
  const { given, wanted } = weeksOf(swap);
  const holder = targetBooking && {
    name: holderOf(targetBooking.share),
    shareNumber: targetBooking.share.shareNumber,
  };
  return {
    ...{ id, propertyName, message, obstacle, rival, rivalOutcome },
    sides: [
      { owner: { name, shareNumber }, week: given },
      { owner: holder, week: wanted },
    ],
  };
}

type Exchange = ExchangesToApproveQuery['exchangesToApprove'][number];

export function tradeOfExchange({ legs, ...exchange }: Exchange): Trade {
  const sides: TradeSide[] = [];
  let leg = legs[0];
  while (leg && sides.length < legs.length) {
    const { ownerName, shareNumber, gives, gets, isOpenWeek } = leg;
    sides.push({ owner: { name: ownerName ?? 'Former owner', shareNumber }, week: gives });
    if (isOpenWeek) sides.push({ owner: null, week: gets });
    leg = legs.find((next) => next.gets.week === gives.week);
  }
  const { id, propertyName, rival, rivalOutcome } = exchange;
  return { id, propertyName, sides, message: null, obstacle: null, rival, rivalOutcome };
}
