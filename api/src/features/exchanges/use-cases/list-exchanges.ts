import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { OWNER_NAME } from '../../shares/share.columns';
import { requirePropertyAccess } from '../../shares/share.policy';
import { rivalsJson } from '../../swaps/listing/swap.columns';
import { approvalSentence, rivalSentence } from '../../swaps/rules';
import type { PastExchangesArgs } from '../exchange.inputs';
import type { EndedExchangeView, ExchangeProposalView, ExchangeRecord } from '../exchange.types';
import { type ExchangeEnd, endSentence } from '../rules';
import { LEG_WEEKS, MY_PROPOSALS, weekJson } from '../steps/my-proposals';

const legsJson = (ownerName: string) => `coalesce((select json_agg(json_build_object(
        'shareNumber', s.share_number, 'ownerName', ${ownerName}, 'bookingId', leg.booking_id,
        'week', leg.week, 'getsWeek', leg.gets_week, 'gives', ${weekJson('given')}, 'gets', ${weekJson('got')},
        'isOpenWeek', leg.gets_booking_id is null) order by leg.week)
      from exchange_legs leg join shares s on s.id = leg.share_id
      join users owner on owner.id = leg.user_id ${LEG_WEEKS} where leg.exchange_id = e.id), '[]')`;

const RECORD = `e.id, p.id as "propertyId", p.name as "propertyName", e.year,
      e.ended_at as "endedAt"`;

const PAST = statement(
  'past-exchanges',
  `select ${RECORD}, ${legsJson('null')} as legs
    from exchanges e join properties p on p.id = e.property_id
    where e.property_id = $1 and e.status = 'DONE' order by e.ended_at desc, e.id desc`,
);

const legsOf = (columns: string) =>
  `(select ${columns} from exchange_legs leg ${LEG_WEEKS} where leg.exchange_id = e.id)`;

const TO_APPROVE = statement(
  'exchanges-to-approve',
  `select ${RECORD}, ${legsJson(OWNER_NAME)} as legs,
      ${rivalsJson({
        bookings: `array${legsOf('leg.booking_id')}`,
        openWeekStart: legsOf('min(got.start_date) filter (where leg.gets_booking_id is null)'),
        propertyId: 'e.property_id',
      })} as rivals
    from exchanges e join properties p on p.id = e.property_id
    where e.status = 'AGREED' and e.expires_at > now() order by e.expires_at, e.id`,
);

const ENDED = statement(
  'my-ended-exchanges',
  `select e.id, p.name as "propertyName", e.week, e.cause, ${weekJson('given')} as give,
      ${weekJson('got')} as get, e.ended_at as "endedAt"
    from ended_exchanges e cross join lateral (select e.week, e.gets_week) leg
    join properties p on p.id = e.property_id
    ${LEG_WEEKS}
    where e.user_id = $1 order by e.ended_at desc, e.id desc`,
);

/** Lists the exchanges found for the caller that did not go through lately, and why. */
export async function listEndedExchanges(call: RequestContext): Promise<EndedExchangeView[]> {
  const { userId } = requireMember(call);
  const ended = await read(call.app, ENDED, [userId]);
  return ended.map(({ week, cause, ...facts }) => ({
    ...facts,
    reason: endSentence(cause as ExchangeEnd, week),
  }));
}

/** Lists the open exchanges that were found for the caller: what they give and get, no names. */
export function listExchangeProposals(call: RequestContext): Promise<ExchangeProposalView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MY_PROPOSALS, [userId]);
}

/**
 * Lists the exchanges of a property that came about, newest first, by share; for its owners and
 * administrators.
 */
export async function listPastExchanges(
  call: RequestContext,
  { propertyId }: PastExchangesArgs,
): Promise<ExchangeRecord[]> {
  await requirePropertyAccess(call, propertyId);
  const past = await read(call.app, PAST, [propertyId]);
  return past.map((exchange) => ({ ...exchange, rival: null, rivalOutcome: null }));
}

/**
 * Lists the exchanges that wait for an administrator, with their owners and the swaps that have one
 * of their weeks; administrators only.
 */
export async function listExchangesToApprove(call: RequestContext): Promise<ExchangeRecord[]> {
  requireAdministrator(call);
  const waiting = await read(call.app, TO_APPROVE, []);
  return waiting.map(({ rivals, ...exchange }) => {
    const { legs } = exchange;
    const open = legs.find(({ isOpenWeek }) => isOpenWeek);
    const weeks = [...legs, ...(open ? [{ bookingId: null, week: open.getsWeek }] : [])];
    const bookingIds = legs.map(({ bookingId }) => bookingId);
    return {
      ...exchange,
      rival: rivalSentence(weeks, rivals),
      rivalOutcome: approvalSentence(bookingIds, rivals),
    };
  });
}
