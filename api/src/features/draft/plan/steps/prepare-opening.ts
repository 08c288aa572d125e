import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { lockChain } from '../../../chain/steps/append-to-chain';
import { openYear } from '../../../weeks/steps/open-year';
import { type ListCommitment, NEWEST_RULES } from '../../rules';
import type { TimedAction } from '../../steps/change-draft';
import { gatherDetails } from '../../steps/gather-details';
import type { LockedDraft } from '../../steps/lock-draft';
import { lockWeeks } from '../../steps/lock-weeks';
import { isChooser } from '../../steps/who-chooses';

// While the draft is running, no week is claimed or reserved for maintenance.
const CLOSE_YEAR = statement(
  'close-year-for-draft',
  `update property_years set is_drafting = true, is_open_for_claims = false
    where property_id = $1 and year = $2`,
);

// From it the queue of later years goes on.
const FIX_ROTATION = statement(
  'fix-rotation-of-draft',
  `update drafts set rotation_kind = $2, rotation_base_year = $3, rotation_queue = $4,
      rotation_change_id = $5 where id = $1`,
);

// Processes of an earlier release then leave the draft alone: they do not know these rules.
const USE_RULES = statement(
  'use-newest-rules',
  `update drafts set rules = jsonb_set(rules, '{version}', to_jsonb($2::int)) where id = $1`,
);

const PREVIOUS = statement(
  'log-of-year-before',
  `select year, head from drafts where property_id = $1 and year < $2 and status = 'ENDED'
    order by year desc limit 1`,
);

const KEYS = statement(
  'keys-of-choosers',
  `select s.share_number as share, k.user_id as by, k.key
    from shares s join device_keys k on ${isChooser('s.id', 'k.user_id', '$2::int')}
    where s.property_id = $1 and s.share_number = any($3::int[])
    order by array_position($3::int[], s.share_number), k.id`,
);

const CLOCK = statement('clock', 'select clock_timestamp()::timestamptz(3) as now');

async function readClock({ query }: Transaction): Promise<string> {
  const [row] = await query(CLOCK, []);
  if (!row) throw new Error('The database has no clock.');
  return row.now.toISOString();
}

const LOCK_HOUSE = statement(
  'lock-status-of-property',
  'select is_active as "isActive" from properties where id = $1 for share',
);

/** The error for a property where no one is to choose. */
export const inactiveHouse = (name: string, field?: string) =>
  new AppError('CONFLICT', `${name} is inactive. Please make it active first.`, field);

/** CONFLICT if the property of a locked draft is inactive. */
export async function requireActiveHouse(
  { query }: Transaction,
  { propertyId, propertyName }: Pick<LockedDraft, 'propertyId' | 'propertyName'>,
): Promise<void> {
  const [property] = await query(LOCK_HOUSE, [propertyId]);
  if (!property?.isActive) throw inactiveHouse(propertyName);
}

/** The commitments to the lists of the shares that have one. */
const commitmentsTo = (shares: readonly number[], { seats }: LockedDraft): ListCommitment[] =>
  shares.flatMap((share) => {
    const { wishes = [], commitment = null } = seats.get(share) ?? {};
    return commitment !== null && wishes.length > 0 ? [{ share, commitment }] : [];
  });

/**
 * Closes a year to everything but its draft, and returns the opening that fixes order, weeks and
 * rules. `by` is the id of the administrator who opens it; null if its time has come.
 */
export async function prepareOpening(
  transaction: Transaction,
  draft: LockedDraft,
  by: number | null,
): Promise<TimedAction> {
  const { id, propertyId, propertyName: property, year, rules: planned, rehearsals } = draft;
  const { query, manager } = transaction;
  await requireActiveHouse(transaction, draft);
  await openYear(manager, { propertyId, year });
  await lockWeeks(transaction, { propertyId, year });
  await query(CLOSE_YEAR, [propertyId, year]);
  await query(USE_RULES, [id, NEWEST_RULES]);
  // From here on no other rotation is set for the house.
  await lockChain(transaction, propertyId);
  const rules = { ...planned, version: NEWEST_RULES } as const;
  const { order, leftOut, ...facts } = await gatherDetails(query, { propertyId, year, rules });
  const { rotation, setFor, settingId } = order;
  const { kind, baseYear, queue } = rotation;
  await query(FIX_ROTATION, [id, kind, baseYear, [...queue], settingId]);
  const [previous = null] = await query(PREVIOUS, [propertyId, year]);
  const keys = await query(KEYS, [propertyId, year, [...facts.shares]]);
  // The first turn gets its full length, however long locking the weeks took.
  const now = await readClock(transaction);
  return {
    ...{ kind: 'OPEN', property, facts, rotation, setFor },
    ...{ leftOut, rehearsals, by, commitments: commitmentsTo(facts.shares, draft), now },
    ...{ previous, keys },
  };
}
