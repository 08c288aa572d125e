import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import {
  type AdminUserPartsFragment,
  useSetTemporaryPasswordMutation,
} from '../../generated/graphql';
import { fullName } from '../../lib/names';
import { dataOf } from '../../lib/network/data-of';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { useToast } from '../../ui/feedback/Toast';
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
    margin-block: -${space[1]} -${space[2]};
  }
`;
/** A line with a note below it, at the end of a card. */
const WithNote = styled.div`
  ${screen.phone} {
    text-align: end;
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

interface Props {
  user: AdminUserPartsFragment;
  /** Whether to invite a user without a password stands here. */
  hasInvite?: boolean;
}

/** Whether a password is set; a temporary one can be revealed until the page is left. */
export function PasswordCell({ user, hasInvite = true }: Props) {
  const [setTemporary] = useSetTemporaryPasswordMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const copy = useCopy();
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
        const data = dataOf(
          await setTemporary({
            variables: { userId: user.id },
            update: (cache) =>
              cache.modify({
                id: cache.identify({ __typename: 'AdminUser', id: user.id }),
                fields: { passwordState: () => 'TEMPORARY' },
              }),
          }),
        );
        const { password } = data.setTemporaryPassword;
        add(user.id, password);
        setShown(true);
        // A filtered list may drop the user now.
        toast({
          title: 'Temporary password set',
          description: `${password}: ${name} has 7 days to sign in with it, and then chooses their own.`,
          action: { label: 'Copy', onClick: () => copy('Password', password) },
        });
      },
      failure: { title: 'Failed to set password', fallback: 'Please try again.' },
    });
  const button = (
    <Button
      size="small"
      variant="ghost"
      busy={isBusy}
      onClick={user.passwordState === 'TEMPORARY' ? () => setAsking(true) : setTemp}
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
          <Actions $gap={0} $nowrap>
            {button}
            {hasInvite && <InviteButton user={user} />}
          </Actions>
        </Line>
        <InvitedNote user={user} />
      </WithNote>
    );
  }
  return (
    <Line $gap={1}>
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
    </Line>
  );
}
