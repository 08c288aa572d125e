import { createHash } from 'node:crypto';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError, requireVersion } from '../../../core/errors';
import { isVisible, tidyName } from '../../../core/input/texts';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { dayText } from '../../../core/rules/sentence';
import { FilePurpose } from '../../files/file.types';
import { attachFiles, deleteFiles } from '../../files/steps/attach-file';
import { peopleOf } from '../../shares/share.columns';
import { policyValues } from '../../shares/share.policy';
import { storeRequest } from '../../special-requests/use-cases/create-request';
import { BOOKING_GUEST, BOOKING_OWNER, HOLDERS } from '../../weeks/booking.columns';
import { CheckOut, CheckOutPicture } from '../check-out.entities';
import type { CheckOutInput } from '../check-out.inputs';
import type { CheckOutView } from '../check-out.types';
import { checkedOut } from '../check-outs.happenings';
import { askedFor, CHECK_OUT, LOCK_STAY, noSuchStay } from '../steps/stay-to-leave';

type Stay = Row<'lock-stay-to-leave'>;

/** Each may make ten requests, which notify administrators. */
const CHECKING_OUT: Limit = { name: 'check-outs', points: 20, seconds: 3600 };

const NEXT = statement(
  'next-stay',
  `select w.start_date::text as "startDate", w.end_date::text as "endDate",
      array(select id from ${peopleOf(HOLDERS)} as holder (id) where id is not null
        union select guest.id where guest.id is not null) as "userIds"
    from weeks w
    join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
      and b.released_at is null
    ${BOOKING_OWNER}
    ${BOOKING_GUEST}
    where w.property_id = $1 and w.start_date >= $2::date and w.start_date < $2::date + 14
    order by w.start_date limit 1`,
);

const SAVE = statement(
  'save-check-out',
  `insert into check_outs (booking_id, by_id, tasks, done, meters, readings, note, problems)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (booking_id) do update set by_id = $2, tasks = $3, done = $4, meters = $5,
      readings = $6, note = $7, problems = $8, updated_at = now(),
      version = check_outs.version + 1`,
);

function requireTime({ time, startDate }: Stay): void {
  if (time === 'NOW') return;
  const sentence =
    time === 'NOT_YET'
      ? `This stay begins on ${startDate}: check out from then on.`
      : 'This stay ended more than a week ago: its check-out can no longer be changed.';
  throw new AppError('CONFLICT', sentence);
}

/**
 * Returns the tasks of the day, those done, the meters and their readings; CONFLICT if the list has
 * changed since it was read.
 */
function answered(stay: Stay, { listVersion, done, readings }: CheckOutInput) {
  const { tasks, meters } = askedFor(stay);
  const isKnown = done.every((task) => tasks.includes(task)) && readings.length === meters.length;
  if (listVersion !== stay.listVersion || !isKnown) {
    const sentence = 'The checklist has just changed. Please look at it again.';
    throw new AppError('CONFLICT', sentence, 'listVersion');
  }
  return [tasks, [...done], meters, readings.map(tidyName)] as const;
}

/** Attaches the new pictures, removes those that are no longer named, and puts them in order. */
async function savePictures(
  transaction: Transaction,
  { bookingId, propertyId }: Stay,
  { userId, pictureIds }: { userId: number; pictureIds: readonly number[] },
): Promise<void> {
  const { manager } = transaction;
  const kept = (await manager.findBy(CheckOutPicture, { bookingId })).map(({ fileId }) => fileId);
  const purpose = FilePurpose.CHECK_OUT;
  const ids = [...new Set(pictureIds)];
  const added = ids.filter((it) => !kept.includes(it));
  await attachFiles(transaction, { ids: added, userId, purpose, propertyId }, 'pictureIds');
  await deleteFiles(
    transaction,
    kept.filter((id) => !ids.includes(id)),
  );
  await manager.save(
    ids.map((fileId, position) => manager.create(CheckOutPicture, { fileId, bookingId, position })),
  );
}

const HAS_REQUEST = statement(
  'request-of-problem',
  'select 1 as one from special_requests where property_id = $1 and client_key = $2',
);

/** Makes a request of each problem that has none yet, also of one that was taken out and named again. */
async function requestRepairs(
  call: RequestContext,
  transaction: Transaction,
  { bookingId, propertyId, startDate, endDate }: Stay,
  { userId, problems }: { userId: number; problems: readonly string[] },
): Promise<void> {
  const stay = `the stay from ${dayText(startDate)} to ${dayText(endDate)}`;
  const repair = {
    ...({ propertyId, category: 'maintenance', priority: 'medium', mayAskAnywhere: true } as const),
    description: `Found when checking out of ${stay}.`,
  };
  for (const title of problems) {
    const clientKey = createHash('md5').update(`check-out ${bookingId} ${title}`).digest('hex');
    const [known] = await transaction.query(HAS_REQUEST, [propertyId, clientKey]);
    if (!known) await storeRequest(call, transaction, { userId }, { ...repair, title, clientKey });
  }
}

/**
 * Checks out of a stay, or changes what was left: an owner or the guest of the stay, or an
 * administrator, from its first day until a week after its last. Each new problem becomes a
 * request. CONFLICT if someone else has changed the check-out since the version that was read.
 */
export async function checkOut(call: RequestContext, input: CheckOutInput): Promise<CheckOutView> {
  const actor = requireMember(call);
  const { userId } = actor;
  const { bookingId, version = 0 } = input;
  await call.app.throttle.consume(CHECKING_OUT, String(userId));
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const [stay] = await transaction.query(LOCK_STAY, [...policyValues(actor), bookingId]);
    if (!stay) throw noSuchStay();
    requireTime(stay);
    const stored = await manager.findOneBy(CheckOut, { bookingId });
    requireVersion('check-out', { version: stored?.version ?? 0 }, version);
    const problems = [...new Set(input.problems.map(tidyName).filter(isVisible))];
    const answers = answered(stay, input);
    const note = input.note.trim();
    await transaction.query(SAVE, [bookingId, userId, ...answers, note, problems]);
    await savePictures(transaction, stay, { userId, pictureIds: input.pictureIds });
    await requestRepairs(call, transaction, stay, { userId, problems });
    const [next] = stored ? [] : await transaction.query(NEXT, [stay.propertyId, stay.endDate]);
    await happened(call, transaction, checkedOut, { byId: userId, stay, next });
    const [view] = await transaction.query(CHECK_OUT, [bookingId]);
    if (!view) throw new Error('The check-out was not stored.');
    return view;
  });
}
