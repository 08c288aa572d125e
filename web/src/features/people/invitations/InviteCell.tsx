import { MailPlus } from 'lucide-react';
import styled from 'styled-components';
import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { fullName } from '../../../lib/names';
import { Button } from '../../../ui/button/Button';
import { color, size } from '../../../ui/theme/tokens';
import { invitedText, inviteLabel } from './invitation-words';
import { useInvite } from './use-invite';

const Note = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.tiny};
`;

interface Props {
  user: AdminUserPartsFragment;
  variant?: 'primary' | 'ghost';
}

/** Invites or reminds a user without a password. */
export function InviteButton({ user, variant = 'ghost' }: Props) {
  const { invite, isBusy } = useInvite();
  const label = inviteLabel(user);
  return (
    <Button
      size="small"
      variant={variant}
      icon={variant === 'primary' && <MailPlus size={16} aria-hidden />}
      busy={isBusy}
      onClick={() => invite({ userIds: [user.id] })}
      aria-label={`${label} ${fullName(user)} by email`}
    >
      {label}
    </Button>
  );
}

/** When a user was invited who has not come yet. */
export function InvitedNote({ user }: { user: AdminUserPartsFragment }) {
  const text = invitedText(user);
  return text === '' ? null : <Note>{text}</Note>;
}
