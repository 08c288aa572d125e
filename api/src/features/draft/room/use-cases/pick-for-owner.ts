import { AppError } from '../../../../core/errors';
import type { RequestContext } from '../../../../core/request-context';
import { pickedForOwner } from '../../draft.happenings';
import type { PickForOwnerInput } from '../../draft.inputs';
import { isMine } from '../../draft.policy';
import type { DraftView } from '../../draft.types';
import type { LockedDraft } from '../../steps/lock-draft';
import { steerDraft } from '../steps/steer-draft';

const seatOf = ({ seats }: LockedDraft, shareId: number) =>
  [...seats.values()].find((seat) => seat.shareId === shareId);

/**
 * Picks a week for the owner of the share whose turn it is, who asked for it, with a reason that
 * every participant can read; the owner gets an email. CONFLICT as for the owner. Administrators
 * only.
 */
export function pickForOwner(
  call: RequestContext,
  { draftId, shareId, week, reason }: PickForOwnerInput,
): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: pickedForOwner,
    after: { reason },
    about: (draft) => ({ seat: seatOf(draft, shareId), week }),
    command: (who, { draft }) => {
      const seat = seatOf(draft, shareId);
      if (!seat) throw new AppError('NOT_FOUND', 'There is no such share here.', 'shareId');
      if (isMine(seat, who)) {
        throw new AppError(
          'FORBIDDEN',
          'Please choose for your own share as its owner.',
          'shareId',
        );
      }
      const { shareNumber: share } = seat;
      return { kind: 'PICK', share, week, chooser: { by: 'ADMINISTRATOR', who, reason } };
    },
  });
}
