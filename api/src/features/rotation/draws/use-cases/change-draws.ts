import { askForSource } from '@packages/fair-draw/relay';
import { requireReason } from '../../../../core/audiences/action';
import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { askOutside } from '../../../../core/http/ask-outside';
import type { Limit } from '../../../../core/limits/throttle';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { roundAfter } from '../../../chain/rules';
import { isMemberOf } from '../../../shares/share.columns';
import type { BeginDrawInput, CancelDrawInput, JoinDrawInput } from '../../rotation.inputs';
import { advanceDraw, type DrawFact, type LockedDraws, lockDraws } from '../steps/advance-draw';

/** Each stays in the log for good, and one person may have twelve shares. */
const JOINING: Limit = { name: 'join-draw', points: 60, seconds: 3600 };

const IS_MINE = statement(
  'is-my-share-in-draw',
  `select s.id from shares s
    where s.property_id = $1 and s.share_number = $2 and ${isMemberOf('s.id', '$3')}`,
);

async function changeDraws(
  call: RequestContext,
  propertyId: number,
  factOf: (house: LockedDraws) => DrawFact,
): Promise<boolean> {
  await inTransaction(call.app, async (transaction) => {
    const house = await lockDraws(transaction, propertyId);
    await advanceDraw({ origin: call, transaction }, house, { fact: factOf(house) });
  });
  return true;
}

/** The source of public random numbers; null where the settings name none. */
async function sourceOf({ app }: RequestContext) {
  if (!app.beaconUrl) return null;
  return askForSource({ url: app.beaconUrl, get: askOutside }).catch(() => {
    throw new AppError('CONFLICT', 'The public beacon does not answer. Please try again later.');
  });
}

const HOUR_MS = 3_600_000;

/**
 * Begins a draw among shares of a house, by default among all that take part in its rotation;
 * CONFLICT while another one runs there. Administrators only.
 */
export async function beginDraw(call: RequestContext, input: BeginDrawInput): Promise<boolean> {
  const { userId: by } = requireAdministrator(call);
  const { propertyId, question, year = null, commitHours = 72, revealHours = 48 } = input;
  const source = await sourceOf(call);
  return changeDraws(call, propertyId, ({ shares: all, end }) => {
    const shares = all.filter((share) => input.shareNumbers?.includes(share) ?? true);
    if (shares.length < (input.shareNumbers?.length ?? 0)) {
      const sentence = 'Only active shares that have an owner can take part.';
      throw new AppError('BAD_USER_INPUT', sentence, 'shareNumbers');
    }
    const after = (hours: number) => new Date(end.at.getTime() + hours * HOUR_MS).toISOString();
    const [commitBy, revealBy] = [after(commitHours), after(commitHours + revealHours)];
    const beacon = source && roundAfter(revealBy, source);
    return { kind: 'DRAW_BEGUN', question, shares, commitBy, revealBy, year, beacon, by };
  });
}

/** Cancels a draw for a reason, as long as no secret is out. Administrators only. */
export async function cancelDraw(
  call: RequestContext,
  { propertyId, draw, reason }: CancelDrawInput,
): Promise<boolean> {
  const { userId: by } = requireAdministrator(call);
  const why = requireReason(reason);
  return changeDraws(call, propertyId, () => ({
    ...{ kind: 'DRAW_CANCELLED', draw, by, reason: why },
  }));
}

/**
 * Commits a share of the caller to a secret of their browser, or reveals it. FORBIDDEN for shares of
 * others, and in a session that an administrator's credential has opened.
 */
export async function joinDraw(call: RequestContext, input: JoinDrawInput): Promise<boolean> {
  const { userId: by } = requireMember(call);
  await requireOpenLists(call);
  await call.app.throttle.consume(JOINING, String(by));
  const { propertyId, draw, shareNumber: share, value, isSecret } = input;
  const [mine] = await read(call.app, IS_MINE, [propertyId, share, by]);
  if (!mine) {
    const sentence = 'This is not a share of yours in this property.';
    throw new AppError('FORBIDDEN', sentence, 'shareNumber');
  }
  const taken = { draw, share, by };
  return changeDraws(call, propertyId, () =>
    isSecret
      ? { kind: 'DRAW_REVEALED', ...taken, secret: value }
      : { kind: 'DRAW_COMMITTED', ...taken, commitment: value },
  );
}
