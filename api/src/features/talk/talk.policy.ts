import { AppError } from '../../core/errors';
import type { Actor } from '../../core/request-context';
import { propertyRefusal } from '../properties/property.policy';

/** The refusal of those who do not take part; administrators are asked to join. */
export const talkRefusal = (actor: Actor): AppError =>
  actor.isAdminSession
    ? new AppError('FORBIDDEN', 'Please join the talk of this property first.', 'propertyId')
    : propertyRefusal(actor);

/**
 * True for the periods of user $1; those of an administrator count in an administrator's session
 * alone ($2, as in policyValues of share.policy.ts).
 */
export const IS_MY_PERIOD =
  '(period.user_id = $1 and (not period.is_administrator or $2::boolean))';

/** True if the user takes part in the talk of a property, a qualified expression. */
export const takesPart = (property: string) => `exists (
      select from talk_periods period
      where period.property_id = ${property} and period.up_to_id is null and ${IS_MY_PERIOD})`;

/** True for the message `alias` if the user may read it: if it is of one of their periods. */
export const mayReadMessage = (alias: string) => `exists (
      select from talk_periods period join talks talk on talk.property_id = period.property_id
      where period.property_id = ${alias}.property_id and ${IS_MY_PERIOD}
        and ${alias}.id <= coalesce(period.up_to_id, ${alias}.id)
        and (${alias}.id > period.after_id or period.up_to_id is null and talk.newcomers_read_all))`;
