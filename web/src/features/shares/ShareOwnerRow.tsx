import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button/Button';
import { ShareTile } from '../../ui/calendar/ShareTile';
import type { SearchOption } from '../../ui/choice/OptionList';
import { SuggestField } from '../../ui/choice/SuggestField';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { Check, UserMinus } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/Stack';
import { Muted } from '../../ui/text/Text';
import { screen, space } from '../../ui/theme/tokens';
import { GiveShareDialog } from './assigning/GiveShareDialog';
import { REMOVAL, RemoveShareDialog } from './handover/RemoveShareDialog';
import { ownersOf } from './owner';
import { useKnownPeople } from './use-known-people';
import { type OwnedPlace, useShareOwner } from './use-share-owner';

/** On a phone, the buttons stand below the fields. */
const Line = styled.form`
  display: grid;
  grid-template:
    'tile name name name' auto
    'tile email email email' auto
    '. . save remove' auto / auto 1fr auto auto;
  gap: ${space[2]};
  align-items: start;
  & > :first-child {
    grid-area: tile;
  }
  & > :nth-child(2) {
    grid-area: name;
  }
  & > :nth-child(3) {
    grid-area: email;
  }
  & > :nth-child(4) {
    grid-area: save;
  }
  & > :last-child {
    grid-area: remove;
  }
  ${screen.phone} {
    padding-bottom: ${space[3]};
    /* A vacant share has no owner to remove, and takes a line less. */
    & > :last-child:disabled {
      display: none;
    }
  }
  ${screen.desk} {
    grid-template: 'tile name email save remove' / auto 1fr 1fr auto auto;
    gap: ${space[3]};
    align-items: center;
  }
`;

interface Props extends OwnedPlace {
  /** The effect of Enter in a row that is saved together with others. */
  onSubmit?: (() => void) | undefined;
  /** Called when something is typed or chosen. */
  onChange?: (() => void) | undefined;
  /** Whether it has the focus at first. */
  isFirst: boolean;
}

/**
 * Edits the owner of one share; Save finds or creates the user with that address. People who are
 * known already are suggested, and a choice among them fills both fields.
 */
export function ShareOwnerRow({ onSubmit, onChange, isFirst, ...place }: Props) {
  const { shareNumber, share, together } = place;
  const form = useShareOwner(place);
  const knownByName = useKnownPeople('name');
  const knownByEmail = useKnownPeople('email');
  const [isRemoving, setRemoving] = useState(false);
  const change = (changes: { ownerName?: string; ownerEmail?: string }) => {
    form.change(changes);
    onChange?.();
  };
  const choose = ({ label, note }: SearchOption) =>
    change({ ownerName: label, ownerEmail: note ?? '' });
  return (
    <Stack $gap={2}>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (onSubmit) onSubmit();
          else void form.submit(event.currentTarget);
        }}
        noValidate
        aria-label={`Owner of share ${shareNumber}`}
      >
        <ShareTile shareNumber={shareNumber} size={40} />
        <SuggestField
          label={`Owner name of share ${shareNumber}`}
          hideLabel
          placeholder="Owner name"
          autoFocus={isFirst}
          value={form.draft.ownerName}
          error={form.problems.ownerName}
          onText={(ownerName) => change({ ownerName })}
          {...knownByName}
          onChoose={choose}
        />
        <SuggestField
          label={`Owner email of share ${shareNumber}`}
          hideLabel
          placeholder="Owner email"
          type="email"
          value={form.draft.ownerEmail}
          error={form.problems.ownerEmail}
          onText={(ownerEmail) => change({ ownerEmail })}
          {...knownByEmail}
          onChoose={choose}
        />
        {together ? (
          // Without one, Enter does nothing in a form of several fields.
          <button type="submit" hidden>
            Save
          </button>
        ) : (
          <Button
            type="submit"
            size="small"
            icon={<Check size={16} aria-hidden />}
            disabled={!form.isReady}
            busy={form.isBusy}
            // Keeps its place, so that nothing moves when it appears.
            style={{ visibility: form.isChanged ? 'visible' : 'hidden' }}
            aria-label={`Save share ${shareNumber}`}
          >
            Save
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={<UserMinus size={16} aria-hidden />}
          disabled={!share?.userId}
          onClick={() => setRemoving(true)}
          aria-label={`Remove owner of share ${shareNumber}`}
        >
          Remove
        </Button>
      </Line>
      {share && share.othersCount > 0 && <Muted>{ownersOf(share)}</Muted>}
      {isRemoving && share && (
        <RemoveShareDialog
          share={share}
          words={REMOVAL.ofOwner}
          onClose={() => setRemoving(false)}
        />
      )}
      {form.question && (
        <GiveShareDialog {...{ shareNumber, owner: form.owner }} {...form.question} />
      )}
      {form.isOutdated && <ReloadNotice what="share" onReload={form.reload} />}
    </Stack>
  );
}
