import type { RotationKind } from '@rules/rotation';
import { useState } from 'react';
import styled from 'styled-components';
import {
  type AdminPropertyPartsFragment,
  useUpdateRotationMutation,
} from '../../../generated/graphql';
import { isVersionConflict } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/choice/Select';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { FormButtons } from '../../../ui/form/FormButtons';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import type { FormWays } from '../../../ui/form/SaveOrOnward';
import { Row, Stack } from '../../../ui/layout/Stack';
import { useSavedTab } from '../../../ui/tabs/other-tabs';
import { size, space } from '../../../ui/theme/tokens';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { CyclePicture } from './CyclePicture';
import { KindChoice } from './KindChoice';
import { OrderPreview } from './OrderPreview';
import { type Choice, candidates, figuresFor, previewOf, type Standing } from './rotation-choice';
import { ShareFigures } from './ShareFigures';

interface Props extends Omit<FormWays, 'onward'> {
  property: AdminPropertyPartsFragment;
  version: number;
  standing: Standing;
  ownerOf: (shareNumber: number) => string;
  /** Receives the property's new version. */
  onVersion: (version: number) => Promise<void>;
  onReload: () => void;
}

const Heading = styled.h3`
  font-size: ${size.body};
`;

const Cycle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]} ${space[6]};
  > * {
    min-width: 0;
    max-width: 100%;
  }
`;

/** The kind and the first choice as chosen so far; what is not chosen stays as it is. */
function useChoice(standing: Standing) {
  const [chosen, setChosen] = useState<Partial<Choice>>({});
  const kind = chosen.kind ?? standing.rotation.kind;
  const possible = candidates(standing, kind);
  const wanted = chosen.first ?? standing.first;
  const first = wanted !== undefined && possible.includes(wanted) ? wanted : (possible[0] ?? 0);
  const isChanged = kind !== standing.rotation.kind || first !== standing.first;
  return {
    choice: { kind, first },
    possible,
    isChanged,
    choose: (part: Partial<Choice>) => setChosen({ ...chosen, ...part }),
    clear: () => setChosen({}),
  };
}

/** Chooses who is first in a year and by which kind of rotation the years go on. */
export function RotationForm({
  property,
  version,
  standing,
  ownerOf,
  onVersion,
  onSaved,
  onReload,
  back,
}: Props) {
  const { year, takingPart } = standing;
  const { choice, possible, isChanged, choose, clear } = useChoice(standing);
  const [reason, setReason] = useState('');
  const [isOutdated, setOutdated] = useState(false);
  const [update] = useUpdateRotationMutation();
  const { attempt, isBusy } = useAttempt();
  const settle = useUnsaved(isChanged || reason !== '');
  const { savedText, leaveSaved } = useSavedTab();
  const { kind, first } = choice;
  const figures = figuresFor(standing, choice);

  const apply = async () => {
    const isApplied = await attempt({
      action: async () => {
        const { id: propertyId } = property;
        const facts = { propertyId, year, firstChoiceShare: first, version };
        const isNewKind = kind !== standing.rotation.kind;
        const input = { ...facts, ...(isNewKind && { kind }), ...reasonInput(reason) };
        const answer = await update({ variables: { input } });
        if (answer.data) await onVersion(answer.data.updateRotation.version);
      },
      success: {
        title: 'Rotation updated',
        description: savedText(`Share ${first} is first in ${year}.`),
      },
      failure: { title: 'Error updating rotation', fallback: 'Failed to update rotation priority' },
      onError: (error) => {
        const isLate = isVersionConflict(error);
        setOutdated(isLate);
        return isLate;
      },
    });
    if (!isApplied) return;
    clear();
    setReason('');
    settle();
    leaveSaved(onSaved);
  };

  const nameOf = (share: number) =>
    takingPart.includes(share) ? `Share ${share}` : `Share ${share}, vacant`;
  return (
    <Stack>
      {isOutdated && <ReloadNotice what="property" discards onReload={onReload} />}
      <KindChoice
        {...{ standing, kind, first }}
        onChange={(to: RotationKind) => choose({ kind: to })}
      />
      <Row $align="start">
        <Select
          label={`First choice in ${year}`}
          value={String(first)}
          onValueChange={(share) => choose({ first: Number(share) })}
          options={possible.map((share) => ({ value: String(share), label: nameOf(share) }))}
        />
        <ReasonField value={reason} onChange={setReason} />
      </Row>
      <Heading>{isChanged ? `Preview of ${year}` : `Order in ${year}`}</Heading>
      <OrderPreview year={year} turns={previewOf(standing, choice)} ownerOf={ownerOf} />
      {figures.shares.length > 1 && (
        <>
          <Heading as="h4">{isChanged ? 'Preview of the years after' : 'The years after'}</Heading>
          <Cycle>
            <CyclePicture figures={figures} />
            <ShareFigures figures={figures} />
          </Cycle>
        </>
      )}
      <FormButtons>
        {back}
        <Button disabled={!isChanged || isOutdated} busy={isBusy} onClick={apply}>
          Apply rotation
        </Button>
      </FormButtons>
    </Stack>
  );
}
