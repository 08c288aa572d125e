import { happened } from '../../../../core/audiences/happening';
import type { Transaction } from '../../../../core/database/database';
import type { Row } from '../../../../core/database/statement';
import type { RequestContext } from '../../../../core/request-context';
import { queueHandovers } from '../../steps/announce-handover';
import { firstChanged, memberLeft } from '../share-members.happenings';
import { lockMembers } from './lock-members';

/**
 * Notifies the members who stay that a user left their share, and who stands first if it passed
 * on, and the drafts in which it chooses.
 */
export async function announceLeaving(
  call: RequestContext,
  transaction: Transaction,
  {
    userId,
    shareId,
    passed,
  }: { userId: number; shareId: number; passed: readonly Row<'step-back-as-first'>[] },
): Promise<void> {
  const { members, change } = await lockMembers(call, transaction, shareId);
  await happened(call, transaction, memberLeft, { ...change, userId, to: members });
  const nextId = passed.find((it) => it.shareId === shareId)?.nextId;
  if (nextId) {
    await happened(call, transaction, firstChanged, { ...change, userId: nextId, to: members });
  }
  await queueHandovers(transaction, [shareId], []);
}
