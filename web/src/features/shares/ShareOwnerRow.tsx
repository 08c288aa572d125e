import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { type AdminSharePartsFragment, useUpsertShareOwnerMutation } from '../../generated/graphql';
import { isChangedMeanwhile } from '../../kit/error-text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ShareTile } from '../../ui/ShareTile';
import { Row, Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { screen, space } from '../../ui/theme/tokens';
import { useAttempt } from '../../ui/use-attempt';
import { ownerOf } from './owner';
import { QUERIES_OF_SHARES } from './share-queries';
import { useRemoveShare } from './use-remove-share';

interface Props {
  propertyId: number;
  shareNumber: number;
  /** Undefined while nobody holds it. */
  share: AdminSharePartsFragment | undefined;
  onReload: () => Promise<unknown>;
}

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

/** The owner of one share; Save finds or makes the user of that address. */
export function ShareOwnerRow({ propertyId, shareNumber, share, onReload }: Props) {
  const shown = {
    name: share ? ownerOf(share) : '',
    email: share?.ownerEmail ?? '',
    // Version 0: still nobody’s, as it is shown here.
    version: share?.version ?? 0,
  };
  // Lists are read anew beneath: what is being typed keeps the version that it began with.
  const [draft, setDraft] = useState<typeof shown>();
  const { name, email, version } = draft ?? shown;
  const change = (changes: Partial<typeof shown>) => {
    const next = { ...(draft ?? shown), ...changes };
    setDraft(next.name === shown.name && next.email === shown.email ? undefined : next);
  };
  const [isOutdated, setOutdated] = useState(false);
  const [upsert] = useUpsertShareOwnerMutation();
  const { attempt, isBusy } = useAttempt();
  const removal = useRemoveShare({
    success: 'Share removed successfully',
    failure: { title: 'Error', fallback: 'Failed to remove share' },
  });
  const isComplete = name.trim() !== '' && email.trim() !== '';
  const isChanged = draft !== undefined;

  const reload = async () => {
    await onReload();
    setDraft(undefined);
    setOutdated(false);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isComplete) return;
    const owner = { ownerName: name.trim(), ownerEmail: email.trim() };
    const input = { propertyId, shareNumber, ...owner, version };
    const isSaved = await attempt({
      deed: () =>
        upsert({
          variables: { input },
          refetchQueries: QUERIES_OF_SHARES,
          awaitRefetchQueries: true,
        }),
      success: { title: 'Share updated', description: `Share ${shareNumber}: ${owner.ownerName}` },
      failure: { title: 'Error updating share', fallback: 'Failed to update share ownership' },
      onError: (error) => {
        const isLate = isChangedMeanwhile(error);
        setOutdated(isLate);
        return isLate;
      },
    });
    if (isSaved) setDraft(undefined);
  };

  return (
    <Stack $gap={2}>
      <Line onSubmit={save} noValidate aria-label={`Owner of share ${shareNumber}`}>
        <ShareTile shareNumber={shareNumber} size={40} />
        <TextField
          label={`Owner name of share ${shareNumber}`}
          hideLabel
          placeholder="Owner name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={`Owner email of share ${shareNumber}`}
          hideLabel
          placeholder="Owner email"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <Row $gap={2} $nowrap>
          <Button
            type="submit"
            size="small"
            disabled={!isComplete || !isChanged || isOutdated}
            busy={isBusy}
            aria-label={`Save share ${shareNumber}`}
          >
            Save
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={!share?.userId}
            busy={removal.isBusy}
            onClick={() => share && removal.removeShare(share)}
            aria-label={`Remove owner of share ${shareNumber}`}
          >
            Remove
          </Button>
        </Row>
      </Line>
      {isOutdated && (
        <Notice
          message="Somebody else changed this share meanwhile. Nothing was overwritten."
          action={{ label: 'Reload', onClick: reload }}
        />
      )}
    </Stack>
  );
}
