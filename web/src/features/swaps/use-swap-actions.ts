import {
  type RequestSwapInput,
  useAcceptSwapMutation,
  useCancelSwapMutation,
  useCounterSwapMutation,
  useDeclineSwapMutation,
  useOfferWeekMutation,
  useRequestSwapMutation,
} from '../../generated/graphql';
import { useReread } from '../../lib/live/use-live';
import { useAttempt } from '../../ui/feedback/use-attempt';
import type { Swap } from './swap';
import { SWAP_QUERIES } from './use-live-swaps';

const EXCHANGED = {
  title: 'The weeks have been swapped',
  description: 'The calendar shows them with their new owners.',
};
const AGREED = {
  title: 'You have agreed',
  description: 'An administrator makes the final decision; you will both be notified.',
};
const ASKED = {
  title: 'Swap request sent',
  description: 'You will see the answer here and receive it by email.',
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
  const [decline] = useDeclineSwapMutation();
  const [counter] = useCounterSwapMutation();
  const [cancel] = useCancelSwapMutation();
  const [request] = useRequestSwapMutation();
  const [offer] = useOfferWeekMutation();

  /** After a refusal, refetches too: the data on screen may be outdated. */
  const act = async (
    action: () => Promise<unknown>,
    success: { title: string; description?: string },
    failure: string,
  ) => {
    const isDone = await attempt({
      action,
      success,
      failure: { title: failure, fallback: TRY_AGAIN },
    });
    reread(SWAP_QUERIES);
    return isDone;
  };

  return {
    isBusy,
    accept: ({ id, needsApproval }: Swap, guestsCome: boolean | undefined) =>
      act(
        () => accept({ variables: { id, guestsCome } }),
        needsApproval ? AGREED : EXCHANGED,
        'The swap could not be accepted',
      ),
    decline: ({ id }: Swap, note: string) =>
      act(
        () => decline({ variables: { id, note: note || null } }),
        { title: 'Swap declined', description: 'You keep your week.' },
        'The swap could not be declined',
      ),
    counter: (
      { id }: Swap,
      {
        bookingId,
        note,
        guestsCome,
      }: { bookingId: string; note: string; guestsCome: boolean | undefined },
    ) =>
      act(
        () => counter({ variables: { id, bookingId, note: note || null, guestsCome } }),
        {
          title: 'Another week offered',
          description: 'You will see the answer here and receive it by email.',
        },
        'The week could not be offered',
      ),
    cancel: ({ id }: Swap) =>
      act(
        () => cancel({ variables: { id } }),
        { title: 'Swap request withdrawn', description: 'You keep your week.' },
        'The swap request could not be withdrawn',
      ),
    /** `isAtOnce`: no one else has to agree. */
    request: (input: RequestSwapInput, isAtOnce: boolean) =>
      act(
        () => request({ variables: { input } }),
        isAtOnce ? EXCHANGED : ASKED,
        'The week could not be asked for',
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
