import { useState } from 'react';
import styled from 'styled-components';
import { type AdminSharePartsFragment, useAssignShareMutation } from '../../generated/graphql';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { Picker } from '../../ui/choice/picker';
import { ReasonField, reasonInput } from '../../ui/form/ReasonField';
import { useEditForm } from '../../ui/form/use-edit-form';
import { Trash2, Users } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { box, screen } from '../../ui/theme/tokens';
import { FreeShareFields, NO_PLACE } from './assigning/FreeShareFields';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { SharePeopleDialog } from './members/SharePeopleDialog';
import { QUERIES_OF_SHARES } from './share-queries';

const NO_SHARE = { ...NO_PLACE, reason: '' };

interface Props {
  /** The user's id. */
  id: string;
  shares: readonly AdminSharePartsFragment[];
  PropertyPicker: Picker;
  onChanged: () => void;
}

const AddRow = styled.div`
  ${box.grid(3)};
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
  const [assign] = useAssignShareMutation();
  const [shown, setShown] = useState<AdminSharePartsFragment>();
  const [removed, setRemoved] = useState<AdminSharePartsFragment>();
  const form = useEditForm({
    first: NO_SHARE,
    save: async ({ property, shareNumber = 0, reason }) => {
      const place = { userId: id, propertyId: property?.id ?? '', shareNumber };
      await assign({ variables: { input: { ...place, ...reasonInput(reason) } } });
      return `Share ${shareNumber} of ${property?.label}`;
    },
    reread: QUERIES_OF_SHARES,
    success: (description) => ({ title: 'Share added successfully', description }),
    failure: { title: 'Error', fallback: 'Failed to add share', inField: 'REASON' },
    after: () => NO_SHARE,
    onSaved: onChanged,
  });
  const { property, shareNumber } = form.draft;

  return (
    <Stack as="section" $gap={3} aria-label="Share allocations">
      <Text as="h3" $size="large">
        Share allocations
      </Text>
      <Text as="p" $tone="muted">
        Share changes are saved at once; Cancel does not undo them.
      </Text>
      {shares.length === 0 && (
        <Text as="p" $tone="muted">
          No shares yet.
        </Text>
      )}
      {shares.map((share) => (
        <Row key={share.id} $nowrap $justify="space-between">
          <Row $nowrap>
            <ShareTile shareNumber={share.shareNumber} size={32} />
            {share.propertyName}
          </Row>
          {share.othersCount > 0 ? (
            <IconButton
              size="small"
              label={`Owners of share ${share.shareNumber} of ${share.propertyName}`}
              icon={<Users size={18} />}
              onClick={() => setShown(share)}
            />
          ) : (
            <IconButton
              size="small"
              label={`Remove share ${share.shareNumber} of ${share.propertyName}`}
              icon={<Trash2 size={18} />}
              onClick={() => setRemoved(share)}
            />
          )}
        </Row>
      ))}
      <AddRow>
        <FreeShareFields
          PropertyPicker={PropertyPicker}
          value={form.draft}
          onChange={form.change}
          errors={form.problems}
        />
        <ReasonField {...form.value('reason')} />
        <Button
          variant="secondary"
          disabled={!property || shareNumber === undefined}
          busy={form.isBusy}
          onClick={() => form.submit()}
        >
          Add Share
        </Button>
      </AddRow>
      {shown && (
        <SharePeopleDialog
          isAdministrator
          share={shown}
          propertyName={shown.propertyName}
          onClose={() => {
            setShown(undefined);
            onChanged();
          }}
        />
      )}
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
