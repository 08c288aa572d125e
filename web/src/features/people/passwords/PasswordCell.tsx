import { useState } from 'react';
import styled from 'styled-components';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { useCopy } from '../../../ui/feedback/use-copy';
import { Copy, Eye, EyeOff } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { box, color, font, screen, space } from '../../../ui/theme/tokens';
import { InviteButton, InvitedNote } from '../invitations/InviteCell';
import { useKnownPasswords } from './KnownPasswords';
import { useSetTemporary } from './use-set-temporary';

const Masked = styled.span`
  white-space: nowrap;
  color: ${color.textMuted};
`;
/** In the room of a password, where it wraps. */
const Explained = styled(Masked)`
  ${font.size('tiny')};
  line-height: 1.25;
  white-space: normal;
`;
/** One line in a list of constant width, where its buttons reach into the edge of a card. */
const Line = styled(Row)`
  td & {
    flex-wrap: nowrap;
    white-space: normal;
  }
  ${screen.desk} {
    td & {
      width: 11.5rem;
    }
  }
  ${screen.phone} {
    &:has(button) {
      margin-block: -${space[1]} -${space[2]};
    }
  }
`;
/** A line with a note: below it in the width of the line, beside it on a card. */
const WithNote = styled.div`
  ${screen.desk} {
    td & {
      width: 11.5rem;
      white-space: normal;
    }
  }
  ${screen.phone} {
    ${box.wrap(0, 2)};
    align-items: baseline;
  }
`;
/** No password, with the ways to one beside it. */
const Actions = styled(Row)`
  flex: none;
  ${screen.desk} {
    td & button {
      padding-inline: 0.375rem;
    }
  }
`;
const Plain = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

/** A temporary password, and a button that copies it. */
function Temporary({ password, name }: { password: string; name: string }) {
  const copy = useCopy();
  return (
    <>
      <Plain>{password}</Plain>
      <IconButton
        size="small"
        label={`Copy temporary password of ${name}`}
        icon={<Copy size={18} />}
        onClick={() => copy('Password', password)}
      />
    </>
  );
}

const UNREADABLE = 'Passwords are stored so that no one can read them.';

/** Dots in place of a password; unless it is known here, their title says why it cannot be read. */
const Dots = ({ isKnown }: { isKnown: boolean }) => (
  <Masked title={isKnown ? undefined : UNREADABLE}>••••••••</Masked>
);

interface Props {
  user: AdminUserPartsFragment;
  /** Whether to invite a user without a password stands here. */
  hasInvite?: boolean;
  /** Whether the ways to a password stand here rather than in a menu. */
  hasActions?: boolean;
}

/** Whether a password is set; a temporary one can be revealed until the page is left. */
export function PasswordCell({ user, hasInvite = true, hasActions = true }: Props) {
  const { setTemporaryPassword, isBusy } = useSetTemporary(user);
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);
  const { passwords } = useKnownPasswords();
  const known = user.passwordState === 'TEMPORARY' ? passwords.get(user.id) : undefined;
  const revealed = known ? (
    <Temporary password={known} name={name} />
  ) : (
    <Explained>
      {user.passwordState === 'CHOSEN'
        ? 'Chosen by the owner; no one can read it'
        : 'Temporary, shown only when it was set'}
    </Explained>
  );

  const setAndShow = async () => {
    if (await setTemporaryPassword()) setShown(true);
  };
  const button = (
    <Button
      size="small"
      variant="ghost"
      busy={isBusy}
      onClick={user.passwordState === 'TEMPORARY' ? () => setAsking(true) : setAndShow}
      aria-label={`Set Temp password for ${name}`}
    >
      Set Temp
    </Button>
  );

  if (user.passwordState === 'NOT_SET') {
    return (
      <WithNote>
        <Line $gap={1}>
          <Masked>Not Set</Masked>
          {hasActions && user.email !== null && (
            <Actions $gap={0} $nowrap>
              {button}
              {hasInvite && <InviteButton user={user} />}
            </Actions>
          )}
        </Line>
        <InvitedNote user={user} />
      </WithNote>
    );
  }
  return (
    <Line $gap={1}>
      {isShown ? revealed : <Dots isKnown={known !== undefined} />}
      <IconButton
        size="small"
        label={`${isShown ? 'Hide' : 'Show'} password of ${name}`}
        icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        onClick={() => setShown(!isShown)}
      />
      {isShown && user.passwordState === 'TEMPORARY' && !known && (
        <Actions $gap={0} $nowrap>
          {button}
        </Actions>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Replace the temporary password?"
        description={`${name} can no longer use the previous one.`}
        confirmLabel="Replace it"
        danger
        busy={isBusy}
        onConfirm={() => setAndShow().then(() => setAsking(false))}
      />
    </Line>
  );
}
