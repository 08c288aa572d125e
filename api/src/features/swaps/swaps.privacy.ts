import { statement } from '../../core/database/statement';
import { type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-swap-data',
  `select p.name as property, w.status, w.requested_at as "requestedAt",
      w.requester_id = $1 as "isMyRequest", w.current_week_start::text as "currentWeekStart",
      w.preferred_week_start::text as "preferredWeekStart", w.request_note as "requestNote",
      w.answer_note as "answerNote", w.updated_at as "updatedAt"
    from week_swaps w join shares s on s.id = w.share_id join properties p on p.id = s.property_id
    where w.requester_id = $1 or w.answerer_id = $1 order by w.id`,
);

// The other owner keeps the request and its notes.
export const swapsPersonalData: PersonalData = {
  tables: ['week_swaps'],
  sections: { swaps: rowsOf(MINE) },
};
