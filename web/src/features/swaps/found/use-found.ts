import { NetworkStatus } from '@apollo/client';
import { useEffect, useRef } from 'react';
import {
  FoundSwapsDocument,
  MyExchangeEventsDocument,
  useAnswerExchangeMutation,
  useFoundSwapsQuery,
  useSaveSwapWishesMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { useLive } from '../../../lib/live/use-live';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useToast } from '../../../ui/toast/Toast';
import { SWAP_QUERIES } from '../use-live-swaps';
import { type Proposal, proposalText } from './found';

const QUERIES = [FoundSwapsDocument, ...SWAP_QUERIES];

/** Says what was found since the server's last answer. */
function useNews(proposals: readonly Proposal[] | undefined): void {
  const { toast } = useToast();
  const seen = useRef<readonly Proposal[]>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = proposals;
    if (!before || !proposals) return;
    for (const proposal of proposals) {
      if (before.some(({ id }) => id === proposal.id)) continue;
      toast({
        title: 'A swap was found for you',
        description: proposalText(proposal),
        isNews: true,
      });
    }
  }, [proposals, toast]);
}

/** The user's lists and what was found for them, live; toasts say how it ends. */
export function useFound() {
  const { toast } = useToast();
  const { data, error, refetch, networkStatus } = useFoundSwapsQuery({
    fetchPolicy: 'cache-and-network',
  });
  useNews(data?.exchangeProposals);
  useLive(MyExchangeEventsDocument, {
    reread: QUERIES,
    onEvent: ({ status }) => {
      if (status === 'DONE') {
        toast({
          title: 'The weeks have been swapped',
          description: 'The calendar shows them with their new owners.',
        });
      }
      if (status === 'ENDED') {
        toast({
          title: 'A swap did not go through',
          description: 'The reason is under “Recently answered”.',
        });
      }
    },
  });
  const isFirst = !data && networkStatus === NetworkStatus.loading;
  return { data, error, refetch, isFirst };
}

export type Found = ReturnType<typeof useFound>;

const YES_SAVED = {
  title: 'Your yes is saved',
  description: 'You will be notified as soon as all have answered.',
};

/** Says yes or no, and saves lists; each resolves to whether it succeeded. */
export function useFoundActions() {
  const { attempt, isBusy } = useAttempt();
  const reread = useReread();
  const [answerExchange] = useAnswerExchangeMutation();
  const [saveWishes] = useSaveSwapWishesMutation();
  return {
    isBusy,
    answer: (
      { id }: Proposal,
      { isYes, guestsCome }: { isYes: boolean; guestsCome: boolean | undefined },
    ) =>
      attempt({
        action: () => answerExchange({ variables: { id, isYes, guestsCome } }),
        refresh: () => reread(QUERIES),
        // The end of a proposal is said to all who take part.
        success: ({ data }) => (isYes && data?.answerExchange !== 'DONE' ? YES_SAVED : undefined),
        failure: { title: 'Your answer could not be saved', fallback: 'Please try again' },
      }),
    save: (bookingId: string, weeks: readonly number[]) =>
      attempt({
        action: () => saveWishes({ variables: { input: { bookingId, weeks: [...weeks] } } }),
        reread: QUERIES,
        success:
          weeks.length > 0
            ? {
                title: 'List saved',
                description: 'You will be notified as soon as a swap is found.',
              }
            : { title: 'List removed', description: 'We no longer look for a swap for this week.' },
        failure: { title: 'The list could not be saved', fallback: 'Please try again' },
      }),
  };
}
