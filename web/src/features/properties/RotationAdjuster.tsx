import { baseYearFor, orderOf } from '@rules/rotation';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type AdminPropertyPartsFragment,
  useRotatingSharesQuery,
  useUpdateRotationMutation,
} from '../../generated/graphql';
import { errorText, isVersionConflict } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { ShareTile } from '../../ui/data/ShareTile';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { useUnsaved } from '../../ui/feedback/unsaved';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Select } from '../../ui/form/Select';
import { Row, Stack } from '../../ui/layout/Stack';
import { color, size, space } from '../../ui/theme/tokens';

interface Props {
  property: AdminPropertyPartsFragment;
  version: number;
  /** Receives the property's new version. */
  onSaved: (version: number) => void;
  onReload: () => void;
}

const Order = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;
const Place = styled.span`
  flex: none;
  width: 2rem;
  color: ${color.textMuted};
  text-align: right;
`;
const Heading = styled.h3`
  font-size: ${size.body};
  &:focus {
    outline: 0;
  }
`;

/** Gives a share this year's first choice; the preview uses the same rule as the server. */
export function RotationAdjuster({ property, version, onSaved, onReload }: Props) {
  const year = new Date().getFullYear();
  const [chosen, setChosen] = useState<number>();
  const [isOutdated, setOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRotatingSharesQuery({
    variables: { propertyId: property.id },
    fetchPolicy: 'cache-and-network',
  });
  const [update] = useUpdateRotationMutation();
  const { attempt, isBusy } = useAttempt();
  const active = data?.propertyShares.filter(({ isActive }) => isActive) ?? [];
  const numbers = active.map(({ shareNumber }) => shareNumber);
  const current = orderOf(numbers, year, property.rotationBaseYear)[0]?.shareNumber;
  useUnsaved(chosen !== undefined && chosen !== current);

  if (!data) {
    const message = errorText(error, 'The shares could not be loaded.');
    return error ? <ErrorState message={message} onRetry={() => refetch()} /> : <LoadingState />;
  }
  const shares = new Map(data.propertyShares.map((share) => [share.shareNumber, share]));
  if (current === undefined) return <p>No active shares yet.</p>;
  const first = chosen ?? current;
  const turns = orderOf(numbers, year, baseYearFor(first, year));
  const ownerOf = (shareNumber: number) => {
    const share = shares.get(shareNumber);
    return [share?.ownerName, share?.ownerLastName].filter(Boolean).join(' ') || 'Vacant';
  };

  const apply = async () => {
    const isApplied = await attempt({
      action: async () => {
        const { id: propertyId } = property;
        const input = { propertyId, year, firstChoiceShare: first, version };
        const answer = await update({ variables: { input } });
        if (answer.data) onSaved(answer.data.updateRotation.version);
      },
      success: { title: 'Rotation updated', description: `Share ${first} is first in ${year}.` },
      failure: { title: 'Error updating rotation', fallback: 'Failed to update rotation priority' },
      onError: (reason) => {
        const isLate = isVersionConflict(reason);
        setOutdated(isLate);
        return isLate;
      },
    });
    // The disabled button cannot keep the focus.
    if (isApplied) heading.current?.focus();
  };

  return (
    <Stack>
      {isOutdated && <ReloadNotice what="property" discards onReload={onReload} />}
      <Row $align="end">
        <Select
          label={`First choice in ${year}`}
          value={String(first)}
          onValueChange={(share) => setChosen(Number(share))}
          options={numbers.map((number) => ({ value: String(number), label: `Share ${number}` }))}
        />
        <Button disabled={first === current || isOutdated} busy={isBusy} onClick={apply}>
          Apply rotation
        </Button>
      </Row>
      <Heading ref={heading} tabIndex={-1}>
        {first === current ? `Order in ${year}` : `Preview of ${year}`}
      </Heading>
      <Order aria-label={`Order of choice in ${year}`}>
        {turns.map(({ shareNumber, turn }) => (
          <li key={shareNumber}>
            <Row $nowrap $gap={2}>
              <Place>{turn}.</Place>
              <ShareTile shareNumber={shareNumber} size={32} />
              {ownerOf(shareNumber)}
            </Row>
          </li>
        ))}
      </Order>
    </Stack>
  );
}
