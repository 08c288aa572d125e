import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { MAY_BE_THERE, propertyRefusal } from '../../properties/property.policy';
import { policyValues } from '../../shares/share.policy';
import type { LastCheckOutArgs } from '../check-out.inputs';
import type { CheckOutView } from '../check-out.types';
import { CHECK_OUT_COLUMNS, CHECK_OUT_TABLES } from '../steps/stay-to-leave';

const MAY_SEE = statement(
  'may-see-check-outs',
  `select 1 as one from properties p where p.id = $3 and ${MAY_BE_THERE}`,
);

const LAST = statement(
  'last-check-out',
  `select ${CHECK_OUT_COLUMNS} from ${CHECK_OUT_TABLES}
    join properties p on p.id = b.property_id
    where b.property_id = $1 and b.released_at is null and w.end_date > ${todayAt('p')} - 60
    order by w.start_date desc limit 1`,
);

/** Returns whether the caller may see what people leave in a property: owners, guests, administrators. */
export async function maySeeCheckOuts(call: RequestContext, propertyId: number): Promise<boolean> {
  const values = [...policyValues(requireMember(call)), propertyId] as const;
  return (await read(call.app, MAY_SEE, values)).length > 0;
}

/** Returns what the last to check out of a property left; null if no one did in the last 60 days. */
export async function readLastCheckOut(
  call: RequestContext,
  { propertyId }: LastCheckOutArgs,
): Promise<CheckOutView | null> {
  if (!(await maySeeCheckOuts(call, propertyId))) throw propertyRefusal(requireMember(call));
  const [last = null] = await read(call.app, LAST, [propertyId]);
  return last;
}
