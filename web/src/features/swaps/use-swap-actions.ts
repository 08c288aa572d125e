import {
  useAcceptSwapMutation,
  useCancelSwapMutation,
  useOfferWeekMutation,
} from '../../generated/graphql';
import { useReread } from '../../lib/live/reread';
import { type Attempt, useAttempt } from '../../ui/feedback/use-attempt';
import { type Problems, useDialogForm } from '../../ui/form/use-edit-form';
import type { ToastMessage } from '../../ui/toast/toast-message';
import type { Swap } from './swap';
import { SWAP_QUERIES } from './use-live-swaps';

export const EXCHANGED = {
  title: 'The weeks have been swapped',
  description: 'The calendar shows them with their new owners.',
};
const AGREED = {
  title: 'You have agreed',
  description: 'An administrator makes the final decision; you will both be notified.',
};
const TRY_AGAIN = 'Please try again';

/**
 * The owner's swap actions; each resolves to whether it succeeded and reports the result in a
 * toast.
 */
export function useSwapActions() {
  const { attempt, isBusy } = useAttempt();
  const reread = useReread();
  const [accept] = useAcceptSwapMutation();
  const [cancel] = useCancelSwapMutation();
  const [offer] = useOfferWeekMutation();

  const act = (action: Attempt['action'], success: ToastMessage, failure: string) => {
    const refresh = () => reread(SWAP_QUERIES);
    return attempt({ action, refresh, success, failure: { title: failure, fallback: TRY_AGAIN } });
  };

  return {
    isBusy,
    accept: ({ id, needsApproval }: Swap, guestsCome: boolean | undefined) =>
      act(
        () => accept({ variables: { id, guestsCome } }),
        needsApproval ? AGREED : EXCHANGED,
        'The swap could not be accepted',
      ),
    cancel: ({ id }: Swap) =>
      act(
        () => cancel({ variables: { id } }),
        { title: 'Swap request withdrawn', description: 'You keep your week.' },
        'The swap request could not be withdrawn',
      ),
    offer: (bookingId: string, isOpen: boolean) =>
      act(
        () => offer({ variables: { bookingId, isOpen } }),
        isOpen
          ? {
              title: 'Open to swap',
              description: 'Your co-owners see that you would give this week.',
            }
          : { title: 'No longer open to swap' },
        'This could not be changed',
      ),
  };
}

interface FormOptions<Draft> {
  first: Draft;
  check?: (draft: Draft) => Problems<Draft>;
  save: (draft: Draft) => Promise<unknown>;
  success: ToastMessage;
  /** The title of the toast for a refusal. */
  failure: string;
  onSaved: () => void;
}

/** The form of a dialog about a swap. */
export function useSwapForm<Draft extends object>({ failure, ...more }: FormOptions<Draft>) {
  const reread = useReread();
  return useDialogForm({
    ...more,
    refresh: () => reread(SWAP_QUERIES),
    failure: { title: failure, fallback: TRY_AGAIN },
  });
}
