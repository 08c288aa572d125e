import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Actor } from '../../../core/request-context';
import { coversDay, firstOn, middleOf } from '../../shares/share.columns';
import { MAY_KNOW_PROPERTY, policyValues } from '../../shares/share.policy';
import {
  commitmentOf,
  type DraftEntry,
  type DraftRules,
  type DraftState,
  evolve,
  newSalt,
  type PersonalEvidence,
  plannedDraft,
  readEntry,
  readRules,
} from '../rules';
import { delegationOf, isChooser } from './who-chooses';

/**
 * SQL of who last did something to the property with this id, and the reason that they gave:
 * `{ by, why }`; null if no one did. `which` is a condition on the entry `a` of the audit log.
 */
export const whoAndWhy = (
  propertyId: string,
  { action, which }: { action: string; which: string },
) => `(
        select json_build_object('by', a.actor_id, 'why', a.after ->> 'reason') from audit_log a
        where a.action = '${action}'
          and a.keys && array['property ' || ${propertyId}]
          and ${which}
        order by a.id desc limit 1)`;

type SeatRow = Row<'load-locked-draft'>['seats'][number];

/** The current state of a share, with its wishes and the email addresses of its members. */
export interface LockedSeat extends Omit<SeatRow, 'committed' | 'savedSalt' | 'evidence'> {
  evidence: PersonalEvidence | null;
  /** To the list as it is now; null without one, and without an earlier one. */
  commitment: string | null;
  /** The new salt of a commitment that the log does not have yet; null if it has it. */
  salt: string | null;
}

type DraftRow = Row<'lock-draft'>;

/** A locked draft, with its state according to its log. */
export interface LockedDraft extends Omit<DraftRow, 'deadline' | 'rules'> {
  rules: DraftRules;
  state: DraftState;
  /** All shares of the property by number. */
  seats: ReadonlyMap<number, LockedSeat>;
  /** The database's clock after locking, the only one that decides about deadlines (ISO). */
  now: string;
}

/** The changes of a command to a locked draft. */
export interface DraftChange {
  draft: LockedDraft;
  /** The entries it adds to the log. */
  entries: readonly DraftEntry[];
  /** The draft after these entries. */
  state: DraftState;
}

const draftWhere = (condition: string, more = '') =>
  `select d.id, d.property_id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone", d.year, d.rules,
      d.deadline, d.reminders, d.head, d.version, d.rehearsals
    from drafts d join properties p on p.id = d.property_id ${more} where ${condition}`;

const LOCK = statement('lock-draft', draftWhere('d.id = $1 for update of d'));

// The share comes first, as in every transaction that locks both: its members stay who they are.
const LOCK_KNOWN = statement(
  'lock-known-draft',
  draftWhere(
    `d.id = $3 and ${MAY_KNOW_PROPERTY} for update of d`,
    'left join lateral (select id from shares where id = $4 for share) share on true',
  ),
);

// A process that already holds the lock processes it.
const LOCK_DUE = statement(
  'lock-due-draft',
  draftWhere('d.id = $1 and d.wakes_at <= clock_timestamp() for update of d skip locked'),
);

const MIDDLE = middleOf('$3');

// Read after the lock and in its own statement, to see what the previous transaction committed.
const LOAD = statement(
  'load-locked-draft',
  `select
      coalesce((select json_agg(text::json order by seq) from draft_log where draft_id = $1), '[]')
        as entries,
      (select coalesce(json_agg(json_build_object('shareId', s.id, 'shareNumber', s.share_number,
          'userId', owner_id,
          'status', case when s.user_id is null then 'VACANT' when s.is_active then 'ACTIVE'
            else 'INACTIVE' end,
          'vacated', case when s.user_id is null then ${whoAndWhy('s.property_id', {
            action: 'share.remove',
            which: `a.subject like 'Share ' || s.share_number || ' of %'
              and a.at between s.vacated_at - interval '1 minute'
                and s.vacated_at + interval '1 minute'`,
          })} end,
          'wishes', coalesce(w.weeks, '{}'), 'isAutopilot', coalesce(w.is_autopilot, false),
          'savedSalt', w.salt, 'evidence', w.evidence,
          'committed', (select json_build_object('commitment', c.commitment,
              'isCurrent', ${isChooser('s.id', 'c.user_id', '$3')} and c.weeks = coalesce(w.weeks, '{}')
                and c.is_autopilot = coalesce(w.is_autopilot, false)
                and (w.salt is null or c.salt = w.salt))
            from list_commitments c where c.draft_id = $1 and c.share_id = s.id
            order by c.seq desc limit 1),
          'owner', case when owner.id is not null then json_build_object(
            'name', owner.first_name || ' ' || owner.last_name) end,
          'members', (select coalesce(json_agg(json_build_object('userId', person.id,
              'email', person.email::text, 'firstName', person.first_name,
              'timeZone', person.time_zone) order by person.id <> owner_id, person.id), '[]')
            from share_terms term join users person on person.id = term.user_id
            where term.share_id = s.id and ${coversDay(MIDDLE)}),
          'delegate', (select json_build_object('userId', person.id, 'email', person.email::text,
              'firstName', person.first_name, 'timeZone', person.time_zone)
            from users person where person.deleted_at is null and person.id in (
              select g.delegate_id from ${delegationOf('$1', '$3')})))), '[]')
        from shares s cross join lateral (select ${firstOn(MIDDLE)} as owner_id) first
        left join wish_lists w on w.share_id = s.id and w.year = $3
          and ${isChooser('s.id', 'w.user_id', '$3')}
        left join users owner on owner.id = owner_id and owner.deleted_at is null
        where s.property_id = $2) as seats,
      clock_timestamp()::timestamptz(3) as now`,
);

/** `inLog` is the commitment that the log holds of the share. */
async function withCommitment(
  { committed, savedSalt, ...row }: SeatRow,
  inLog: string | undefined,
): Promise<LockedSeat> {
  const { userId, wishes, isAutopilot } = row;
  const seat = { ...row, evidence: row.evidence as PersonalEvidence | null };
  const isCurrent = committed?.isCurrent && committed.commitment === inLog;
  if (isCurrent) return { ...seat, commitment: committed.commitment, salt: null };
  const hasList = wishes.length > 0 || committed !== null;
  if (userId === null || !hasList) return { ...seat, commitment: null, salt: null };
  const salt = savedSalt ?? newSalt();
  const commitment = await commitmentOf(salt, { weeks: wishes, isAutopilot });
  return { ...seat, commitment, salt };
}

async function load(transaction: Transaction, row: DraftRow): Promise<LockedDraft> {
  const { deadline, rules: stored, ...draft } = row;
  const { id, propertyId, year } = draft;
  const [loaded] = await transaction.query(LOAD, [id, propertyId, year]);
  if (!loaded) throw new Error('A draft was not loaded.');
  const rules = readRules(stored);
  const state = loaded.entries.map(readEntry).reduce(evolve, plannedDraft({ year, rules }));
  const seats = await Promise.all(
    loaded.seats.map((seat) =>
      withCommitment(seat, state.commitments?.get(seat.shareNumber)?.commitment),
    ),
  );
  return {
    ...draft,
    rules,
    // The log holds the history; the row is the clock.
    state: { ...state, deadline: deadline?.toISOString() ?? null },
    seats: new Map(seats.map((seat) => [seat.shareNumber, seat])),
    now: loaded.now.toISOString(),
  };
}

const unknown = () => new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');

/** Locks a draft for an administrator; NOT_FOUND if there is none. */
export async function lockDraft(transaction: Transaction, id: number): Promise<LockedDraft> {
  const [row] = await transaction.query(LOCK, [id]);
  if (!row) throw unknown();
  return load(transaction, row);
}

/**
 * Locks a draft for an owner in its property or an administrator, and the members of the share for
 * which they act. For others it is NOT_FOUND, like a draft that does not exist, so that ids reveal
 * nothing.
 */
export async function lockKnownDraft(
  transaction: Transaction,
  actor: Actor,
  { draftId, shareId }: { draftId: number; shareId: number },
): Promise<LockedDraft> {
  const [row] = await transaction.query(LOCK_KNOWN, [...policyValues(actor), draftId, shareId]);
  if (!row) throw unknown();
  return load(transaction, row);
}

/** Locks a draft that is due; null if it is not, or if another process has locked it. */
export async function lockDueDraft(
  transaction: Transaction,
  id: number,
): Promise<LockedDraft | null> {
  const [row] = await transaction.query(LOCK_DUE, [id]);
  return row ? load(transaction, row) : null;
}
