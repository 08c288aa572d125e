import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { dayInWords } from '../../../core/database/day-in-words';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { coversDay } from '../../shares/share.columns';
import { endEmail } from '../draft.emails';
import { weeksDrafted } from '../draft.happenings';
import type { DraftChange } from './lock-draft';

// A week that no one chose is open to swap at once. Of an undone pick, the later one counts.
const BOOK = statement(
  'book-drafted-weeks',
  `insert into bookings (property_id, year, week, share_id, is_open_to_swap)
    select d.property_id, d.year, pick.week, pick.share_id, s.user_id is not null and coalesce(
      (select log.text::json ->> 'by' = 'NEUTRAL_RULE' from draft_log log
        where log.draft_id = d.id and log.text::json ->> 'kind' = 'PICKED'
          and (log.text::json ->> 'week')::int = pick.week order by log.seq desc limit 1), false)
    from drafts d join draft_picks pick on pick.draft_id = d.id
    join shares s on s.id = pick.share_id where d.id = $1`,
);

const OPEN_REMAINING_WEEKS = statement(
  'open-undrafted-weeks',
  `update property_years set is_drafting = false, is_open_for_claims = true, drafted_at = $3
    where property_id = $1 and year = $2`,
);

const RESULTS = statement(
  'draft-results',
  `select owner.email::text as email, owner.first_name as "firstName",
      string_agg('week ' || pick.week || ', from ' || ${dayInWords('w.start_date')}
        || case when b.is_open_to_swap then ' (by the neutral rule, so open to swap)' else '' end,
        '; ' order by pick.week) as weeks
    from draft_picks pick
    join drafts d on d.id = pick.draft_id
    join weeks w on w.property_id = d.property_id and w.year = d.year and w.week = pick.week
    join bookings b on b.property_id = d.property_id and b.year = d.year and b.week = pick.week
      and b.released_at is null
    join shares s on s.id = pick.share_id
    join share_terms term on term.share_id = s.id and ${coversDay('w.start_date')}
    join users owner on owner.id = term.user_id and owner.deleted_at is null
    where d.id = $1 group by owner.id order by owner.id`,
);

/**
 * Books the picks of a draft that has just ended, opens the remaining weeks, and emails the
 * results.
 */
export async function completeDraft(
  app: AppContext,
  transaction: Transaction,
  { draft, state }: DraftChange,
  head: string,
): Promise<void> {
  const { id, propertyId, propertyName, year } = draft;
  await transaction.query(BOOK, [id]);
  await transaction.query(OPEN_REMAINING_WEEKS, [propertyId, year, state.at]);
  const results = await transaction.query(RESULTS, [id]);
  const url = `${app.appUrl}/calendar?property=${propertyId}&year=${year}`;
  const emails = results.flatMap(({ email, ...result }) =>
    email === null ? [] : [endEmail({ email, ...result, propertyName, year, url, head })],
  );
  await happened({ app }, transaction, weeksDrafted, { draftId: id, propertyId, year, emails });
}
