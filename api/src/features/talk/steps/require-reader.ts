import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { policyValues } from '../../shares/share.policy';
import { IS_MY_PERIOD, talkRefusal } from '../talk.policy';

const IS_MINE = statement(
  'is-my-talk',
  `select 1 as one from talk_periods period
    where period.property_id = $3 and ${IS_MY_PERIOD} limit 1`,
);

/** Throws FORBIDDEN unless the caller takes part in the talk of a property, or has. */
export async function requireReader(call: RequestContext, propertyId: number): Promise<void> {
  const actor = requireMember(call);
  const [mine] = await read(call.app, IS_MINE, [...policyValues(actor), propertyId]);
  if (!mine) throw talkRefusal(actor);
}
