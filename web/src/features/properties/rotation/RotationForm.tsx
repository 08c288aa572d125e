import type { RotationKind } from '@rules/rotation';
import styled from 'styled-components';
import {
  type AdminPropertyPartsFragment,
  useUpdateRotationMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { Select } from '../../../ui/choice/Select';
import { Notice } from '../../../ui/feedback/Notice';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { SaveRow, useFormFrame } from '../../../ui/form/FormFrame';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { useEditForm } from '../../../ui/form/use-edit-form';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { box } from '../../../ui/theme/tokens';
import { CyclePicture } from './CyclePicture';
import { KindChoice } from './KindChoice';
import { OrderPreview } from './OrderPreview';
import {
  type Choice,
  candidates,
  figuresFor,
  lossBy,
  previewOf,
  type Standing,
} from './rotation-choice';
import { ShareFigures } from './ShareFigures';

interface Props {
  property: AdminPropertyPartsFragment;
  version: number;
  standing: Standing;
  ownerOf: (shareNumber: number) => string;
  /** Receives the property's new version. */
  onVersion: (version: number) => Promise<void>;
  onReload: () => void;
}

const Cycle = styled.div`
  ${box.wrap(4, 6)};
  align-items: flex-start;
  > * {
    min-width: 0;
    max-width: 100%;
  }
`;

/** The kind and the first choice as chosen so far; what is not chosen stays as it is. */
function choiceOf(standing: Standing, chosen: Partial<Choice>) {
  const kind = chosen.kind ?? standing.rotation.kind;
  const possible = candidates(standing, kind);
  const wanted = chosen.first ?? standing.first;
  const first = wanted !== undefined && possible.includes(wanted) ? wanted : (possible[0] ?? 0);
  const isNewKind = kind !== standing.rotation.kind;
  const isChanged = isNewKind || first !== standing.first;
  return { choice: { kind, first }, possible, isNewKind, isChanged };
}

const NOTHING: { chosen: Partial<Choice>; reason: string } = { chosen: {}, reason: '' };

/** Chooses who is first in a year and by which kind of rotation the years go on. */
export function RotationForm({ property, version, standing, ownerOf, onVersion, onReload }: Props) {
  const { year, takingPart } = standing;
  const { savedText, leaveSaved } = useFormFrame();
  const [update] = useUpdateRotationMutation();
  const form = useEditForm({
    first: NOTHING,
    version,
    async save({ chosen, reason }) {
      const { choice, isNewKind } = choiceOf(standing, chosen);
      const { id: propertyId } = property;
      const where = { propertyId, year, firstChoiceShare: choice.first, version };
      const kind = isNewKind && { kind: choice.kind };
      const input = { ...where, ...kind, ...reasonInput(reason) };
      const data = dataOf(await update({ variables: { input } }));
      await onVersion(data.updateRotation.version);
      return choice.first;
    },
    success: (first) => ({
      title: 'Rotation updated',
      description: savedText(`Share ${first} is first in ${year}.`),
    }),
    failure: {
      title: 'Error updating rotation',
      fallback: 'Failed to update rotation priority',
      inField: 'REASON',
    },
    after: () => NOTHING,
    onSaved: leaveSaved,
  });
  const { chosen } = form.draft;
  const { choice, possible, isChanged } = choiceOf(standing, chosen);
  const { kind, first } = choice;
  const choose = (part: Partial<Choice>) => {
    const next = { ...chosen, ...part };
    form.change({ chosen: choiceOf(standing, next).isChanged ? next : {} });
  };
  const figures = figuresFor(standing, choice);
  const loss = lossBy(standing, choice);
  const nameOf = (share: number) =>
    takingPart.includes(share) ? `Share ${share}` : `Share ${share}, vacant`;
  return (
    <Stack>
      {form.isOutdated && <ReloadNotice what="property" discards onReload={onReload} />}
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
        <ReasonField {...form.value('reason')} required={loss !== null} />
      </Row>
      {loss && <Notice message={loss} />}
      <Text as="h3" $size="body">
        {isChanged ? `Preview of ${year}` : `Order in ${year}`}
      </Text>
      <OrderPreview year={year} turns={previewOf(standing, choice)} ownerOf={ownerOf} />
      {figures.shares.length > 1 && (
        <>
          <Text as="h4" $size="body">
            {isChanged ? 'Preview of the years after' : 'The years after'}
          </Text>
          <Cycle>
            <CyclePicture figures={figures} />
            <ShareFigures figures={figures} />
          </Cycle>
        </>
      )}
      <SaveRow
        label="Apply rotation"
        isChanged={isChanged}
        disabled={form.isOutdated || (loss !== null && form.draft.reason.trim() === '')}
        busy={form.isBusy}
        onClick={() => form.submit()}
      />
    </Stack>
  );
}
