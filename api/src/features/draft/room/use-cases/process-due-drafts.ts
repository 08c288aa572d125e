import { happened } from '../../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { AppContext } from '../../../../core/request-context';
import type { QueuedHandover } from '../../../shares/steps/announce-handover';
import { choosersChanged, turnDue } from '../../draft.happenings';
import { prepareOpening } from '../../plan/steps/prepare-opening';
import { CLOCK_STEP_MS, turnOf } from '../../rules';
import { changeDraft, type TimedAction } from '../../steps/change-draft';
import { type LockedDraft, lockDraft, lockDueDraft } from '../../steps/lock-draft';
import { dueReminder } from '../steps/due-reminder';

/** Maximum number of drafts processed in one run. */
const BATCH = 50;

/** How soon those are tried again that another process had locked, or that failed. */
const AGAIN_MS = 500;

const NEXT = statement(
  'next-due-drafts',
  `select id, ceil(1000 * extract(epoch from wakes_at - clock_timestamp()))::float8 as "inMs"
    from drafts where wakes_at is not null order by wakes_at limit ${BATCH}`,
);

// Turns timed by a clock that was ahead would otherwise not be processed before their deadline,
// which is too far away.
const TIMED_AHEAD = statement(
  'due-clock-corrections',
  `select d.id from drafts d join draft_log l on l.draft_id = d.id and l.seq = d.seq
    where d.status = 'RUNNING'
      and (l.text::json ->> 'at')::timestamptz
        > clock_timestamp() + make_interval(secs => ${CLOCK_STEP_MS / 1000})
    limit ${BATCH}`,
);

// Unless an administrator has since changed the plan or opened the draft.
const CANNOT_OPEN = statement(
  'draft-cannot-open',
  `update drafts set problem = $3, opens_at = null, wakes_at = null
    where id = $1 and version = $2 and status = 'PLANNED'`,
);

const RUN_DUE: TimedAction = { kind: 'RUN_DUE' };

const dueAction = async (transaction: Transaction, draft: LockedDraft): Promise<TimedAction> =>
  draft.state.status === 'PLANNED' ? prepareOpening(transaction, draft, null) : RUN_DUE;

async function processDraft(app: AppContext, id: number): Promise<void> {
  let version: number | undefined;
  try {
    await inTransaction(app, async (transaction) => {
      const draft = await lockDueDraft(transaction, id);
      if (!draft) return;
      version = draft.version;
      await changeDraft({ app, transaction }, draft, await dueAction(transaction, draft));
    });
  } catch (error) {
    if (!(error instanceof AppError) || version === undefined) throw error;
    const values = [id, version, error.message] as const;
    // The plan is impossible now: an administrator sees why and opens the draft later.
    await inTransaction(app, ({ query }) => query(CANNOT_OPEN, values));
  }
}

/**
 * Processes everything due in all drafts: openings, reminders, deadlines. Any number of processes
 * may run it at once: one of them locks each draft, and the others find nothing left to do. Returns
 * in how many ms the next one is due.
 */
export async function processDueDrafts(app: AppContext): Promise<number> {
  const next = await read(app, NEXT, []);
  const due = next.filter(({ inMs }) => inMs <= 0);
  for (const { id } of due) {
    await processDraft(app, id).catch((error: unknown) => {
      app.outage.report(error, `Draft ${id} could not be processed`);
    });
  }
  return due.length > 0 ? AGAIN_MS : (next[0]?.inMs ?? Number.POSITIVE_INFINITY);
}

/** The draft with these alone of the owners of a share. */
function onlyFor(draft: LockedDraft, shareNumber: number, newOwners: readonly number[]) {
  const seats = new Map(draft.seats);
  const seat = seats.get(shareNumber);
  if (seat) {
    const members = seat.members.filter(({ userId }) => newOwners.includes(userId));
    seats.set(shareNumber, { ...seat, members, delegate: null });
  }
  return { ...draft, seats };
}

/**
 * Refreshes the rooms of a draft after other people own a share, and sends its new owners the email
 * of the turn if it is the share's; nothing once the draft was deleted.
 */
export async function processHandover(
  app: AppContext,
  { draftId, shareNumber, newOwners }: QueuedHandover,
): Promise<void> {
  await inTransaction(app, async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    await happened({ app }, transaction, choosersChanged, { draft });
    const { state } = draft;
    if (turnOf(state.board)?.share !== shareNumber) return;
    const before = newOwners ? onlyFor(draft, shareNumber, newOwners) : draft;
    const { userIds, emails } = dueReminder(
      app,
      // For the new owners the turn begins now.
      { draft: { ...before, state: { ...state, turnBeganAt: null } }, entries: [], state },
      draft.head ?? '',
    );
    await happened({ app }, transaction, turnDue, { draftId, userIds, emails });
  }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Corrects running drafts after a clock was ahead; any number of processes may run it at once. */
export async function correctClocks(app: AppContext): Promise<void> {
  for (const { id } of await read(app, TIMED_AHEAD, [])) {
    await inTransaction(app, async (transaction) => {
      await changeDraft({ app, transaction }, await lockDraft(transaction, id), RUN_DUE);
    }).catch((error: unknown) => {
      app.outage.report(error, `The clock of draft ${id} could not be corrected`);
    });
  }
}
