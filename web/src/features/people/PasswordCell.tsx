import { Eye, EyeOff } from 'lucide-react';
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
import { Row } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { color } from '../../ui/theme/tokens';

interface Props {
  user: AdminUserPartsFragment;
  /** The temporary password set here; it is not available anywhere else. */
  known: string | undefined;
  onKnown: (password: string) => void;
}

const Masked = styled.span`
  white-space: nowrap;
  color: ${color.textMuted};
`;
const Plain = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

function Revealed({ user: { passwordState }, known }: Pick<Props, 'user' | 'known'>) {
  if (passwordState === 'CHOSEN') return <Masked>Chosen by the owner</Masked>;
  if (known) return <Plain>{known}</Plain>;
  return <Masked>Temporary, shown only when it was set</Masked>;
}

/** Whether a password is set; a temporary one can be revealed until the page is left. */
export function PasswordCell({ user, known, onKnown }: Props) {
  const [setTemporary] = useSetTemporaryPasswordMutation();
  const { attempt, isBusy } = useAttempt();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);

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
        if (data) onKnown(data.setTemporaryPassword.password);
        setShown(true);
      },
      success: {
        title: 'Temporary password set',
        description: `${name} chooses their own at the next login. It works for 7 days.`,
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
      <Row $gap={2} $nowrap>
        <Masked>Not Set</Masked>
        {button}
      </Row>
    );
  }
  return (
    <Row $gap={1} $nowrap>
      {isShown ? <Revealed user={user} known={known} /> : <Masked>••••••••</Masked>}
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
    </Row>
  );
}
