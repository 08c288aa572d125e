import { type Deliver, type Deliveries, happened } from '../../core/audiences/happening';
import { statement } from '../../core/database/statement';
import { IS_ADMINISTRATOR } from '../auth/user.columns';
import { listenersOf, pushedOf } from './steps/audience';
import { TAKE_NEXT_PLACE } from './talk.columns';
import { talkSent } from './talk.happenings';
import type { TalkSubject } from './talk.types';

/** A thing of a property that its talk shows, as it is at each reading. */
interface TalkCardToSend {
  propertyId: number;
  /** The user who did it. */
  authorId: number;
  subject: TalkSubject;
  subjectId: number;
}

declare module '../../core/audiences/happening' {
  interface Ways {
    /** A message in the talk of the property; each thing has one at most. */
    talk: TalkCardToSend;
  }
}

const SEND = statement(
  'send-talk-card',
  `with talk as (
      ${TAKE_NEXT_PLACE}
      where property_id = $1 returning *
    ), sent as (
      insert into talk_messages (id, property_id, author_id, kind, is_by_administrator, content,
        subject, subject_id, created_at)
      overriding system value
      select last_message_id, property_id, $2, 'CARD', exists (
          select from users u where u.id = $2 and ${IS_ADMINISTRATOR}) and not exists (
          select from talk_periods period where period.property_id = $1 and period.user_id = $2
            and period.up_to_id is null and not period.is_administrator),
        '', $3, $4, last_message_at from talk
      on conflict (subject, subject_id) where subject is not null do nothing
      returning id
    )
    select sent.id as "messageId", ${listenersOf('$1')} as listeners,
      ${pushedOf('$1', '$2', `coalesce(reader.notify, 'ALL') = 'ALL'`)} as pushed
    from sent`,
);

const send: Deliver<TalkCardToSend> = async (transaction, card, from) => {
  const { propertyId, authorId, subject, subjectId } = card;
  const [sent] = await transaction.query(SEND, [propertyId, authorId, subject, subjectId]);
  if (sent) await happened(from, transaction, talkSent, { propertyId, ...sent });
};

/** Cards in the talks of properties. */
export const talkWays: Partial<Deliveries> = { talk: send };
