import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button/Button';
import { ShareTile } from '../../ui/data/ShareTile';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { TextField } from '../../ui/form/TextField';
import { Row, Stack } from '../../ui/layout/Stack';
import { screen, space } from '../../ui/theme/tokens';
import { GiveShareDialog } from './assigning/GiveShareDialog';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { type OwnedPlace, useShareOwner } from './use-share-owner';

const Line = styled.form`
  display: grid;
  gap: ${space[3]};
  align-items: center;
  grid-template-columns: auto minmax(0, 1fr);
  & > :nth-child(n + 3) {
    grid-column: 2;
  }
  ${screen.phone} {
    padding-bottom: ${space[4]};
  }
  ${screen.desk} {
    grid-template-columns: auto 1fr 1fr auto;
    & > :nth-child(n + 3) {
      grid-column: auto;
    }
  }
`;

/** Edits the owner of one share; Save finds or creates the user with that address. */
export function ShareOwnerRow(place: OwnedPlace) {
  const { shareNumber, share } = place;
  const form = useShareOwner(place);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Stack $gap={2}>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          form.submit();
        }}
        noValidate
        aria-label={`Owner of share ${shareNumber}`}
      >
        <ShareTile shareNumber={shareNumber} size={40} />
        <TextField
          label={`Owner name of share ${shareNumber}`}
          hideLabel
          placeholder="Owner name"
          autoComplete="off"
          value={form.name}
          error={form.problems.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
        <TextField
          label={`Owner email of share ${shareNumber}`}
          hideLabel
          placeholder="Owner email"
          type="email"
          autoComplete="off"
          value={form.email}
          error={form.problems.email}
          onChange={({ target }) => form.change({ email: target.value })}
        />
        <Row $gap={2} $nowrap>
          <Button
            type="submit"
            size="small"
            disabled={!form.isReady}
            busy={form.isBusy}
            aria-label={`Save share ${shareNumber}`}
          >
            Save
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={!share?.userId}
            onClick={() => setRemoving(true)}
            aria-label={`Remove owner of share ${shareNumber}`}
          >
            Remove
          </Button>
        </Row>
      </Line>
      {isRemoving && share && (
        <RemoveShareDialog
          share={share}
          words={REMOVAL.ofOwner}
          onClose={() => setRemoving(false)}
        />
      )}
      {form.question && (
        <GiveShareDialog
          {...{ shareNumber, owner: form.owner, busy: form.isBusy }}
          {...form.question}
        />
      )}
      {form.isOutdated && <ReloadNotice what="share" onReload={form.reload} />}
    </Stack>
  );
}
