import type { AdminUserPartsFragment } from '../../../generated/graphql';
import { useNow } from '../../../lib/dates/server-clock';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { MailPlus } from '../../../ui/icon/icons';
import { CellNote } from '../../../ui/table/table-style';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { invitedText, inviteLabel, notYetText, shortInvitedText } from './invitation-words';
import { useInvite } from './use-invite';

interface Props {
  user: AdminUserPartsFragment;
  variant?: 'primary' | 'ghost';
}

/** Invites or reminds a user without a password. */
export function InviteButton({ user, variant = 'ghost' }: Props) {
  const { invite, isBusy } = useInvite();
  const label = inviteLabel(user);
  const notYet = notYetText(user, useNow());
  return (
    <Button
      size="small"
      variant={variant}
      icon={variant === 'primary' && <MailPlus size={16} aria-hidden />}
      busy={isBusy}
      disabled={notYet !== undefined}
      title={notYet}
      onClick={() => invite({ userIds: [user.id] })}
      aria-label={`${label} ${fullName(user)} by email`}
    >
      {label}
    </Button>
  );
}

/** When a user was invited who has not come yet; from when they can be reminded, in a tooltip. */
export function InvitedNote({ user }: { user: AdminUserPartsFragment }) {
  const notYet = notYetText(user, useNow());
  const text = invitedText(user);
  if (text === '') return null;
  const whole = notYet ? `${text}. ${notYet}.` : text;
  const short = shortInvitedText(user);
  if (short === whole) return <CellNote>{whole}</CellNote>;
  return (
    <CellNote>
      <span title={whole} aria-hidden>
        {short}
      </span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </CellNote>
  );
}
