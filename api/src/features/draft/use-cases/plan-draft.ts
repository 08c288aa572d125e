import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { AppError, requireVersion } from '../../../kit/errors';
import { recordAction } from '../../audit/use-cases/record-action';
import { lockProperty } from '../../properties/use-cases/lock-property';
import { Draft } from '../draft.entities';
import type { DraftIdArgs, PlanDraftInput } from '../draft.inputs';
import { type DraftView, TurnOrder } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { draftSubject } from '../draft-subject';
import type { DraftRules } from '../rules';
import { readDraftOf } from './read-draft';

/** Two days: time enough for somebody who reads mail once a day. */
const WINDOW_SECONDS = 48 * 3600;

function rulesOf(input: PlanDraftInput, weeksPerShare: number): DraftRules {
  const { rounds = weeksPerShare, order = TurnOrder.SERPENTINE, windowSeconds } = input;
  const { holidayCap = 1, peakCap = null } = input;
  return {
    version: 1,
    rounds,
    order,
    windowSeconds: windowSeconds ?? WINDOW_SECONDS,
    holidayCap,
    peakCap,
  };
}

/**
 * Plans the draft of a property's year, or changes the plan as long as it has not been opened
 * (CONFLICT afterwards, and when somebody else changed it meanwhile); administrators only.
 */
export async function planDraft(call: Call, input: PlanDraftInput): Promise<DraftView> {
  requireAdministrator(call);
  const { propertyId, year } = input;
  const id = await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    // Of two who plan the same year at once the second waits here.
    const property = await lockProperty(transaction, propertyId);
    const lock = { mode: 'pessimistic_write' as const };
    const found = await manager.findOne(Draft, { where: { propertyId, year }, lock });
    if (found && found.status !== DraftStatus.PLANNED) {
      throw new AppError('CONFLICT', `The draft of ${year} has been opened already.`, 'year');
    }
    if (found) requireVersion('draft', found, input.version);
    const opensAt = input.opensAt ? new Date(input.opensAt) : null;
    const rules = rulesOf(input, property.weeksPerShare);
    const before = found && { rules: found.rules, opensAt: found.opensAt };
    const plan = { propertyId, year, rules, opensAt, wakesAt: opensAt, problem: null };
    const draft = await manager.save(Draft, { ...found, ...plan });
    await recordAction(call, transaction, {
      action: 'draft.plan',
      subject: draftSubject({ ...draft, propertyName: property.name }),
      before,
      after: { rules, opensAt },
      id: propertyId,
    });
    return draft.id;
  });
  return readDraftOf(call, id);
}

/** Forgets a plan; CONFLICT once the draft has been opened. Administrators only. */
export async function dropDraft(call: Call, { draftId }: DraftIdArgs): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    const draft = await manager.findOne(Draft, {
      where: { id: draftId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!draft) throw new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');
    if (draft.status !== DraftStatus.PLANNED) {
      throw new AppError('CONFLICT', 'A draft that was opened stays.', 'draftId');
    }
    await manager.delete(Draft, { id: draftId });
    const { rules, opensAt, propertyId, year } = draft;
    await recordAction(call, transaction, {
      action: 'draft.drop',
      subject: `Draft ${draftId}, property ${propertyId}, ${year}`,
      before: { rules, opensAt },
      id: propertyId,
    });
  });
  return true;
}
