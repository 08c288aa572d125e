import { useState } from 'react';
import {
  type AdminSharePartsFragment,
  useHandoverCountsQuery,
  usePlanHandoverMutation,
  useShareHandoverQuery,
} from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { counted } from '../../../lib/text/format';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { reasonInput } from '../../../ui/form/ReasonField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { ownersOf } from '../owner';
import { QUERIES_OF_SHARES } from '../share-queries';
import { plannedCountTexts, plannedTexts } from './handover';
import { RemovalEffects } from './RemovalEffects';
import type { Planning } from './WhenFields';

interface Props extends Planning {
  shares: readonly [AdminSharePartsFragment, ...AdminSharePartsFragment[]];
  owner: { ownerName: string; ownerEmail: string };
  onClose: (isDone: boolean) => void;
}

/** The effects of shares passing on a day, one sentence each. */
function useEffectsOf({ shares, owner: { ownerEmail }, day }: Props) {
  const [{ propertyId, shareNumber }, ...others] = shares;
  const fetchPolicy = 'network-only' as const;
  const one = useShareHandoverQuery({
    ...{ variables: { propertyId, shareNumber, ownerEmail, day }, fetchPolicy },
    skip: others.length > 0,
  });
  const many = useHandoverCountsQuery({
    ...{ variables: { shareIds: shares.map(({ id }) => id), day }, fetchPolicy },
    skip: others.length === 0,
  });
  if (others.length > 0) {
    return { ...many, texts: many.data && plannedCountTexts(many.data.handoverCounts) };
  }
  return { ...one, texts: one.data && plannedTexts(one.data.shareHandover) };
}

/** 'Olivia Marsh keeps the share and its weeks' */
function keepText([share, ...others]: Props['shares']): string {
  if (others.length > 0) return 'the owners keep the shares and their weeks';
  const owners = ownersOf(share) || 'its owner';
  return `${owners} ${share.othersCount > 0 ? 'keep' : 'keeps'} the share and its weeks`;
}

/** Asks before shares are planned to pass to someone on a day to come. */
export function PlanQuestion(props: Props) {
  const { shares, owner, day, kind, onClose } = props;
  const [first, ...others] = shares;
  const { texts, error, refetch } = useEffectsOf(props);
  const [reason, setReason] = useState('');
  const [plan] = usePlanHandoverMutation();
  const { attempt, isBusy } = useAttempt();
  const shareIds = shares.map(({ id }) => id);
  const what =
    others.length === 0
      ? `share ${first.shareNumber} of ${first.propertyName}`
      : counted(shares.length, 'share');
  const confirm = () =>
    attempt({
      action: () =>
        plan({ variables: { input: { shareIds, day, kind, ...owner, ...reasonInput(reason) } } }),
      reread: QUERIES_OF_SHARES,
      success: { title: 'Handover planned', description: `${owner.ownerName}, ${dayText(day)}` },
      failure: { title: 'Not planned', fallback: 'The handover could not be planned.' },
      onDone: () => onClose(true),
    });
  return (
    <ConfirmDialog
      onClose={() => onClose(false)}
      title={`Hand ${what} over to ${owner.ownerName} on ${dayText(day)}?`}
      description={`Until ${dayText(day)} ${keepText(shares)} before then. ${owner.ownerName} gets at once: a view of the house, and the weeks from that day on. Until then the handover can be called off.`}
      confirmLabel="Plan handover"
      busy={isBusy}
      disabled={!texts}
      isUnsaved={reason !== ''}
      onConfirm={confirm}
    >
      <RemovalEffects
        {...{ texts, error, reason }}
        onRetry={() => refetch()}
        onReason={setReason}
      />
    </ConfirmDialog>
  );
}
