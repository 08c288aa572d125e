import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  type AdminUserPartsFragment,
  useSetTemporaryPasswordMutation,
} from '../../generated/graphql';
import { fullName } from '../../lib/names';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { useCopy } from '../../ui/feedback/use-copy';
import { Row } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { color, screen, space } from '../../ui/theme/tokens';
import { InviteButton, InvitedNote } from './invitations/InviteCell';
import { useKnownPasswords } from './KnownPasswords';

const Masked = styled.span`
  white-space: nowrap;
  color: ${color.textMuted};
`;
const Explained = styled(Masked)`
  ${screen.phone} {
    white-space: normal;
  }
`;
/** The height of the header that stands above the cell on a phone's card. */
const HEADER = '1.125rem';

/**
 * No password, with the ways to one below it, or beside it in a table; there, a note has its own
 * line on a desk.
 */
const Access = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[1]};
  td & {
    flex-wrap: nowrap;
    justify-content: space-between;
    column-gap: ${space[3]};
    ${screen.desk} {
      display: grid;
      grid-template: 'state actions' auto 'note note' auto / auto auto;
      align-items: center;
      justify-content: start;
      gap: 0 ${space[1]};
    }
  }
`;
const State = styled.div`
  ${screen.desk} {
    td & {
      display: contents;
    }
    & > :first-child {
      grid-area: state;
    }
    & > :last-child:not(:first-child) {
      grid-area: note;
    }
  }
`;
const Actions = styled(Row)`
  grid-area: actions;
  flex: none;
  min-width: max-content;
  ${screen.desk} {
    gap: 0;
    button {
      padding-inline: 0.375rem;
    }
  }
  ${screen.phone} {
    td & {
      margin-top: -${HEADER};
    }
  }
`;
/** A password that is set; on a phone's card its button takes no height of its own. */
const Known = styled(Row)`
  ${screen.phone} {
    td & > button {
      flex: none;
      margin-block: -${space[3]};
      white-space: nowrap;
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

/** Whether a password is set; a temporary one can be revealed until the page is left. */
export function PasswordCell({ user }: { user: AdminUserPartsFragment }) {
  const [setTemporary] = useSetTemporaryPasswordMutation();
  const { attempt, isBusy } = useAttempt();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);
  const { passwords, add } = useKnownPasswords();
  const known = user.passwordState === 'TEMPORARY' ? passwords.get(user.id) : undefined;
  const revealed = known ? (
    <Temporary password={known} name={name} />
  ) : (
    <Explained>
      {user.passwordState === 'CHOSEN'
        ? 'Chosen by the owner'
        : 'Temporary, shown only when it was set'}
    </Explained>
  );

  const setTemp = () =>
    attempt({
      action: async () => {
        const { data } = await setTemporary({
          variables: { userId: user.id },
          update: (cache) =>
            cache.modify({
              id: cache.identify({ __typename: 'AdminUser', id: user.id }),
              fields: { passwordState: () => 'TEMPORARY' },
            }),
        });
        if (data) add(user.id, data.setTemporaryPassword.password);
        setShown(true);
      },
      success: {
        title: 'Temporary password set',
        description: `${name} has 7 days to sign in with it, and then chooses their own.`,
      },
      failure: { title: 'Failed to set password', fallback: 'Please try again.' },
    });
  const button = (
    <Button
      size="small"
      variant="secondary"
      busy={isBusy}
      onClick={user.passwordState === 'TEMPORARY' ? () => setAsking(true) : setTemp}
      aria-label={`Set Temp password for ${name}`}
    >
      Set Temp
    </Button>
  );

  if (user.passwordState === 'NOT_SET') {
    return (
      <Access>
        <State>
          <Masked>Not Set</Masked>
          <InvitedNote user={user} />
        </State>
        <Actions $gap={1} $nowrap>
          {button}
          <InviteButton user={user} />
        </Actions>
      </Access>
    );
  }
  return (
    <Known $gap={1} $nowrap>
      {isShown ? revealed : <Masked>••••••••</Masked>}
      <IconButton
        size="small"
        label={`${isShown ? 'Hide' : 'Show'} password of ${name}`}
        icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        onClick={() => setShown(!isShown)}
      />
      {isShown && user.passwordState === 'TEMPORARY' && !known && button}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Replace the temporary password?"
        description={`${name} can no longer use the previous one.`}
        confirmLabel="Replace it"
        danger
        busy={isBusy}
        onConfirm={() => setTemp().then(() => setAsking(false))}
      />
    </Known>
  );
}
