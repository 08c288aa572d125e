import { useState } from 'react';
import styled from 'styled-components';
import { type AdminSharePartsFragment, useAssignShareMutation } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { Picker } from '../../ui/choice/picker';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { ReasonField, reasonInput } from '../../ui/form/ReasonField';
import { Trash2 } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { color, screen, size, space } from '../../ui/theme/tokens';
import { useUnsaved } from '../../ui/unsaved/unsaved';
import { FreeShareFields, NO_PLACE } from './assigning/FreeShareFields';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { QUERIES_OF_SHARES } from './share-queries';

interface Props {
  /** The user's id. */
  id: string;
  shares: readonly AdminSharePartsFragment[];
  PropertyPicker: Picker;
  onChanged: () => void;
}

const Heading = styled.h3`
  font-size: ${size.large};
`;
const Muted = styled.p`
  color: ${color.textMuted};
`;
const AddRow = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  ${screen.desk} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) auto;
    & > button {
      margin-top: 1.75rem;
    }
  }
`;

/** A user's shares, each removable, with a row to add one (spec §2 'Edit User modal'). */
export function UserShares({ id, shares, PropertyPicker, onChanged }: Props) {
  const [place, setPlace] = useState(NO_PLACE);
  const [reason, setReason] = useState('');
  const { property, shareNumber } = place;
  const [assign] = useAssignShareMutation();
  const { attempt, isBusy } = useAttempt();
  useUnsaved(property !== null || reason !== '');
  const [removed, setRemoved] = useState<AdminSharePartsFragment>();

  const add = async () => {
    if (!property || shareNumber === undefined) return;
    const facts = { userId: id, propertyId: property.id, shareNumber };
    const input = { ...facts, ...reasonInput(reason) };
    const isDone = await attempt({
      action: () => assign({ variables: { input } }),
      reread: QUERIES_OF_SHARES,
      success: {
        title: 'Share added successfully',
        description: `Share ${shareNumber} of ${property.label}`,
      },
      failure: { title: 'Error', fallback: 'Failed to add share' },
    });
    if (!isDone) return;
    setPlace(NO_PLACE);
    setReason('');
    onChanged();
  };

  return (
    <Stack as="section" $gap={3} aria-label="Share allocations">
      <Heading>Share allocations</Heading>
      <Muted>Share changes are saved at once; Cancel does not undo them.</Muted>
      {shares.length === 0 && <Muted>No shares yet.</Muted>}
      {shares.map((share) => (
        <Row key={share.id} $nowrap $justify="space-between">
          <Row $nowrap>
            <ShareTile shareNumber={share.shareNumber} size={32} />
            {share.propertyName}
          </Row>
          <IconButton
            size="small"
            label={`Remove share ${share.shareNumber} of ${share.propertyName}`}
            icon={<Trash2 size={18} />}
            onClick={() => setRemoved(share)}
          />
        </Row>
      ))}
      <AddRow>
        <FreeShareFields PropertyPicker={PropertyPicker} value={place} onChange={setPlace} />
        <ReasonField value={reason} onChange={setReason} />
        <Button
          variant="secondary"
          disabled={!property || shareNumber === undefined}
          busy={isBusy}
          onClick={add}
        >
          Add Share
        </Button>
      </AddRow>
      {removed && (
        <RemoveShareDialog
          share={removed}
          words={REMOVAL.ofOwner}
          onRemoved={onChanged}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Stack>
  );
}
