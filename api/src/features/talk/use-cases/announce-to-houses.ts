import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { propertySubject } from '../../properties/steps/lock-property';
import { listenersOf, pushedOf } from '../steps/audience';
import { TAKE_NEXT_PLACE } from '../talk.columns';
import { talkAnnounced, talkSent } from '../talk.happenings';
import type { AnnounceToHousesInput } from '../talk.inputs';

/** More than anyone has to announce. */
const ANNOUNCING: Limit = { name: 'announce-to-houses', points: 60, seconds: 3600 };

// Talks are locked in the order of their properties, so that announcements cannot deadlock.
const LOCK = statement(
  'lock-talks',
  `select p.id, p.name from talks talk join properties p on p.id = talk.property_id
    where cardinality($1::bigint[]) = 0 or p.id = any($1::bigint[])
    order by p.id for update of talk`,
);

const ANNOUNCE = statement(
  'announce-to-houses',
  `with talk as (
      ${TAKE_NEXT_PLACE}
      where property_id = any($2::bigint[]) and not exists (
        select from talk_messages m
        where m.author_id = $1 and m.client_key = $4 and m.kind = 'ANNOUNCEMENT')
      returning *
    ), sent as (
      insert into talk_messages (id, property_id, author_id, kind, is_by_administrator, content,
        client_key, created_at)
      overriding system value
      select last_message_id, property_id, $1, 'ANNOUNCEMENT', true, $3, $4, last_message_at
      from talk returning id, property_id
    )
    select sent.id, sent.property_id as "propertyId", ${listenersOf('sent.property_id')} as listeners,
      ${pushedOf('sent.property_id', '$1', "reader.notify is distinct from 'NONE'")} as pushed
    from sent order by sent.property_id`,
);

const ANNOUNCED = statement(
  'count-announced',
  `select count(*)::int as count from talk_messages
    where author_id = $1 and client_key = $2 and kind = 'ANNOUNCEMENT'`,
);

const subjectOf = (houses: readonly { id: number; name: string }[], areAll: boolean): string => {
  const [one] = houses;
  if (one && houses.length === 1) return propertySubject(one);
  return areAll ? 'All houses' : `${houses.length} houses`;
};

/**
 * Writes an announcement to the talks of one, several or all properties, for administrators, and
 * returns how many; a repeated client key announces nothing again.
 */
export async function announceToHouses(
  call: RequestContext,
  { propertyIds, content, clientKey }: AnnounceToHousesInput,
): Promise<number> {
  const { userId } = requireAdministrator(call);
  const wanted = [...new Set(propertyIds)];
  await call.app.throttle.consume(ANNOUNCING, String(userId));
  return inTransaction(call.app, async (transaction) => {
    const houses = await transaction.query(LOCK, [wanted]);
    if (houses.length === 0 || (wanted.length > 0 && houses.length < wanted.length)) {
      throw new AppError('NOT_FOUND', 'There is no such property.', 'propertyIds');
    }
    const values = [userId, houses.map(({ id }) => id), content.trim(), clientKey] as const;
    const sent = await transaction.query(ANNOUNCE, values);
    if (sent.length === 0) {
      const [before] = await transaction.query(ANNOUNCED, [userId, clientKey]);
      return before?.count ?? 0;
    }
    for (const { id: messageId, ...heard } of sent) {
      await happened(call, transaction, talkSent, { ...heard, messageId });
    }
    const subject = subjectOf(houses, wanted.length === 0);
    await happened(call, transaction, talkAnnounced, { subject });
    return sent.length;
  });
}
