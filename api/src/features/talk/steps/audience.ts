import { isHeardBy } from '../../../core/audiences/listeners';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';

/** The listeners of the talk of a property, an expression, as talkListener names them. */
export const listenersOf = (property: string) => `array(
      select period.user_id::text from talk_periods period
      where period.property_id = ${property} and period.up_to_id is null and not period.is_administrator
      union
      select period.user_id || ':administrator' from talk_periods period
      join users u on u.id = period.user_id
      where period.property_id = ${property} and period.up_to_id is null and ${IS_ADMINISTRATOR})`;

/**
 * Those of a property's talk who are notified on their devices of what `author` sends, if they are
 * meant: a condition on `period` and `reader`. Who takes part as an administrator is not.
 */
export const pushedOf = (property: string, author: string, isMeant: string) => `array(
      select period.user_id from talk_periods period
      left join talk_people reader
        on reader.property_id = period.property_id and reader.user_id = period.user_id
      where period.property_id = ${property} and period.up_to_id is null
        and not period.is_administrator and period.user_id <> ${author} and ${isMeant}
        and ${isHeardBy('push', 'period.user_id')})`;

/** True for message `m` if it notifies the user of `reader`, a left-joined row of talk_people. */
export const IS_NOTIFYING = `case coalesce(reader.notify, 'ALL') when 'ALL' then true
        when 'MENTIONS' then m.kind = 'ANNOUNCEMENT' or exists (
          select from talk_mentions it where it.message_id = m.id and it.user_id = $1)
        else false end`;
