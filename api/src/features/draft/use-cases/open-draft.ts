import { type App, type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { recordAction } from '../../audit/use-cases/record-action';
import { orderOf } from '../../rotation/rules';
import { TODAY } from '../../weeks/booking.columns';
import { openYear } from '../../weeks/use-cases/open-year';
import type { DraftIdArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { draftSubject } from '../draft-subject';
import type { DraftFacts, DraftWeek } from '../rules';
import { advance } from './advance-draft';
import { append } from './append-entry';
import { dated, type HeldDraft, holdDraft, readClock } from './hold-draft';
import { readDraftOf } from './read-draft';

// A property without such shares is one row without a number.
const SHARES = {
  name: 'shares-to-draft',
  text: `select s.share_number as "shareNumber", p.rotation_base_year as "baseYear",
      (select year from rotation_changes where property_id = p.id order by id desc limit 1)
        as "setFor"
    from properties p
    left join shares s on s.property_id = p.id and s.is_active and s.user_id is not null
    where p.id = $1`,
};

// Whoever is taking one of the weeks is waited for.
const HOLD_WEEKS = {
  name: 'hold-weeks-to-draft',
  text: 'select 1 from weeks where property_id = $1 and year = $2 for no key update',
};

// Nobody claims a week or says that it is kept for maintenance while the draft runs.
const CLOSE_YEAR = {
  name: 'close-year-for-draft',
  text: `update property_years set is_drafting = true, is_open_for_claims = false
    where property_id = $1 and year = $2`,
};

const WEEKS = {
  name: 'weeks-to-draft',
  text: `select w.week, w.start_date::text as "startDate", w.end_date::text as "endDate", w.season,
      w.holiday
    from weeks w
    where w.property_id = $1 and w.year = $2 and not w.is_maintenance and w.start_date > ${TODAY}
      and not exists (
        select 1 from bookings b where b.property_id = w.property_id and b.year = w.year
          and b.week = w.week and b.released_at is null)
    order by w.week`,
};

interface ShareRow {
  shareNumber: number | null;
  baseYear: number;
  setFor: number | null;
}

type Where = Pick<HeldDraft, 'propertyId' | 'year' | 'rules'>;

/** What a draft is about, and where its order comes from. */
export type Gathered = DraftFacts & { baseYear: number; setFor: number | null };

/** What a draft that opened now would be about. */
export async function gatherFacts(
  query: Transaction['query'],
  { propertyId, year, rules }: Where,
): Promise<Gathered> {
  const rows = await query<ShareRow & object>(SHARES, [propertyId]);
  const [{ baseYear, setFor } = { baseYear: 0, setFor: null }] = rows;
  const numbers = rows.flatMap(({ shareNumber }) => shareNumber ?? []);
  const shares = orderOf(numbers, year, baseYear).map(({ shareNumber }) => shareNumber);
  const weeks = await query<DraftWeek & object>(WEEKS, [propertyId, year]);
  return { rules, shares, weeks, baseYear, setFor };
}

/** Why a draft of these facts has no sense, in a sentence; null when it has. */
export function openingProblem({ shares, weeks }: DraftFacts, year: number): string | null {
  if (shares.length === 0) return 'No active share has an owner who could choose.';
  return weeks.length === 0 ? `No week of ${year} is left to choose.` : null;
}

/** Opens a draft that is held: pins order, weeks and rules; throws CONFLICT when it has no sense. */
export async function begin(app: App, transaction: Transaction, draft: HeldDraft): Promise<void> {
  if (draft.status !== DraftStatus.PLANNED) {
    throw new AppError('CONFLICT', 'This draft has been opened already.', 'draftId');
  }
  const { propertyId, propertyName: property, year } = draft;
  await openYear(transaction.manager, { propertyId, year });
  await transaction.query(CLOSE_YEAR, [propertyId, year]);
  await transaction.query(HOLD_WEEKS, [propertyId, year]);
  const { baseYear, setFor, ...facts } = await gatherFacts(transaction.query, draft);
  const problem = openingProblem(facts, year);
  if (problem) throw new AppError('CONFLICT', problem, 'draftId');
  draft.status = DraftStatus.RUNNING;
  const at = dated(draft, await readClock(transaction));
  const deed = { kind: 'OPENED' as const, property, year, facts, baseYear, setFor };
  await append(transaction, draft, { deed, at });
  await advance(app, transaction, draft);
}

/** Opens a planned draft at once; administrators only. */
export async function openDraft(call: Call, { draftId }: DraftIdArgs): Promise<DraftView> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const draft = await holdDraft(transaction, draftId);
    await begin(call.app, transaction, draft);
    const { propertyId: id } = draft;
    const subject = draftSubject(draft);
    await recordAction(call, transaction, { action: 'draft.open', subject, id });
  });
  return readDraftOf(call, draftId);
}
