import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { AppError } from '../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../core/request-context';
import { OWNS_TODAY, propertyRefusal } from '../properties/property.policy';
import { policyValues } from '../shares/share.policy';

/**
 * True if user $1 keeps the books of property `p`, or $2 says that they are an administrator
 * (policyValues).
 */
export const MAY_KEEP_BOOKS = `($2::boolean or exists (
      select from bookkeepers keeper where keeper.property_id = p.id and keeper.user_id = $1))`;

/** The numbers of the shares of property `p` that are user $1's today. */
export const MY_SHARES = `array(select s.share_number from shares s
      join present_members mine on mine.share_id = s.id
      where s.property_id = p.id and mine.user_id = $1 order by s.share_number)`;

/** True if user $1 may see what property `p` costs: owners of today, and who keeps its books. */
export const MAY_SEE_COSTS = `(${MAY_KEEP_BOOKS} or ${OWNS_TODAY})`;

/**
 * True if user $1 may approve or refuse proposal `c` to ledger `l` of property `p`: never one of
 * their own. The one who got a payment knows; the house’s bank statement is what bookkeepers see.
 */
export const MAY_ANSWER = `c.status = 'PENDING' and c.by_id is distinct from $1 and case
        when c.kind = 'PAYMENT' and 'BANK' not in (c.paid_by, c.paid_to)
          then c.paid_to = any(${MY_SHARES}::text[])
        else ${MAY_KEEP_BOOKS} or c.kind = 'EXPENSE' and l.approval = 'SECOND_OWNER'
          and cardinality(${MY_SHARES}) > 0 and c.paid_by <> all(${MY_SHARES}::text[]) end`;

const MAY_SEE = statement(
  'may-see-costs',
  `select 1 as one from properties p where p.id = $3 and ${MAY_SEE_COSTS}`,
);

/** Returns whether the caller may see what a property costs. */
export async function maySeeCosts(call: RequestContext, propertyId: number): Promise<boolean> {
  const values = [...policyValues(requireMember(call)), propertyId] as const;
  return (await read(call.app, MAY_SEE, values)).length > 0;
}

/** Returns the caller if they may see what a property costs; FORBIDDEN or NOT_FOUND otherwise. */
export async function requireCosts(call: RequestContext, propertyId: number): Promise<Actor> {
  const actor = requireMember(call);
  if (!(await maySeeCosts(call, propertyId))) throw propertyRefusal(actor);
  return actor;
}

/** Refuses everyone but administrators and bookkeepers of the property. */
export function requireKeeper({ mayKeepBooks }: { mayKeepBooks: boolean }): void {
  if (mayKeepBooks) return;
  throw new AppError(
    'FORBIDDEN',
    'Only a bookkeeper of this property or an administrator can do this.',
  );
}
