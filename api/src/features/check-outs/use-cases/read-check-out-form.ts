import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import type { CheckOutArgs } from '../check-out.inputs';
import type { CheckOutForm } from '../check-out.types';
import { askedFor, CHECK_OUT, noSuchStay, STAY_TO_LEAVE } from '../steps/stay-to-leave';

const READINGS = statement(
  'meter-readings-before',
  `select distinct on (it.meter) it.meter, it.reading
    from bookings now
    join weeks own on own.property_id = now.property_id and own.year = now.year
      and own.week = now.week
    join bookings b on b.property_id = now.property_id and b.id <> now.id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
      and w.start_date < own.start_date
    join check_outs c on c.booking_id = b.id
    cross join unnest(c.meters, c.readings) as it (meter, reading)
    where now.id = $1 and it.reading <> ''
    order by it.meter, w.start_date desc`,
);

/**
 * Returns what to do when one leaves after a stay, for its owners, its guest and administrators;
 * NOT_FOUND for others.
 */
export async function readCheckOutForm(
  call: RequestContext,
  { bookingId }: CheckOutArgs,
): Promise<CheckOutForm> {
  const actor = requireMember(call);
  const [stay] = await read(call.app, STAY_TO_LEAVE, [...policyValues(actor), bookingId]);
  if (!stay) throw noSuchStay();
  const before = await read(call.app, READINGS, [bookingId]);
  const [checkOut = null] = await read(call.app, CHECK_OUT, [bookingId]);
  const { tasks, meters } = askedFor(stay);
  return {
    ...{ ...stay, tasks },
    meters: meters.map((meter) => ({
      meter,
      reading: before.find((it) => it.meter === meter)?.reading ?? '',
    })),
    checkOut,
  };
}
