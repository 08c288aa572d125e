import { type AdminUserPartsFragment, useAdminPropertyQuery } from '../../../generated/graphql';
import { grouped, inWords, people } from '../../../lib/text/format';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { canBeInvited, noneText, toBeLeftOutText } from './invitation-words';
import { useInvite } from './use-invite';

const MOST_NAMES = 3;

/** 'Ada Keller, Bo Berg, Cy Dahl, and 7 more get an email with a link to choose a password.' */
function emailText(users: readonly AdminUserPartsFragment[]): string {
  const names = users.slice(0, MOST_NAMES).map(fullName);
  const more = users.length - names.length;
  const who = inWords(more > 0 ? [...names, `${grouped(more)} more`] : names);
  const verb = users.length > 1 ? 'get' : 'gets';
  return `${who} ${verb} an email with a link to choose a password.`;
}

interface Props {
  users: readonly AdminUserPartsFragment[];
  /** The property whose owners they all are, if the list is narrowed to one. */
  propertyId: string | null;
  /** Called with the id of the invitations that were started. */
  onInvited: (runId: string) => void;
  onClose: () => void;
}

/** Asks before the selected users are invited: who they are, and who is left out. */
export function InviteQuestion({ users, propertyId, onInvited, onClose }: Props) {
  const { invite, isBusy } = useInvite(onInvited);
  // The list’s filter has read it already.
  const { data } = useAdminPropertyQuery({
    variables: { id: propertyId ?? '' },
    skip: !propertyId,
  });
  const ofHouse = data ? ` of ${data.property.name}` : '';
  const invited = users.filter(canBeInvited);
  if (invited.length === 0) {
    return (
      <Dialog
        onClose={onClose}
        size="small"
        title="No one can be invited now"
        description={noneText(users)}
        footer={<Button onClick={onClose}>Close</Button>}
      />
    );
  }
  const sentences = [emailText(invited), toBeLeftOutText(users)];
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Invite ${people(invited.length)}${ofHouse}?`}
      description={sentences.join(' ').trim()}
      confirmLabel="Invite"
      busy={isBusy}
      onConfirm={() => invite({ userIds: users.map(({ id }) => id) }).then(onClose)}
    >
      <MailCaveat later="They get the email once it is." />
    </ConfirmDialog>
  );
}
