import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminUsersDocument, useCreateUserMutation } from '../../../generated/graphql';
import { userRecordPath } from '../../../lib/address/paths';
import { dataOf } from '../../../lib/network/data-of';
import { errorText } from '../../../lib/network/error-text';
import { isOutage } from '../../../lib/network/outage';
import { fullName } from '../../../lib/text/names';
import { Checkbox } from '../../../ui/choice/Checkbox';
import type { Picker } from '../../../ui/choice/picker';
import { useMailCaveat, useMailDelivery } from '../../../ui/feedback/MailCaveat';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';
import { invitedToast } from '../invitations/invitation-words';
import { useInvite, useSendInvitations } from '../invitations/use-invite';
import { emptyUser, isComplete, UserFields, userInput } from './UserFields';

/** The Add User dialog (spec §2 'Add User modal'). */
export function AddUserDialog({
  PropertyPicker,
  onClose,
}: {
  PropertyPicker: Picker;
  onClose: () => void;
}) {
  const [isInvited, setInvited] = useState(false);
  const [create] = useCreateUserMutation();
  const { toast } = useToast();
  const navigate = useNavigate();
  const { invite } = useInvite();
  const send = useSendInvitations();
  const mail = useMailDelivery();
  const caveat = useMailCaveat('They get the email once it is.');

  /** Says that the user exists, and the outcome of the invitation, if there is one. */
  const report = async (userId: string, name: string) => {
    const again = { label: 'Invite', onClick: () => invite({ userIds: [userId] }) };
    const open = { label: 'Open', onClick: () => navigate(userRecordPath(userId)) };
    const created = { title: 'User Created', description: name, action: again, also: open };
    if (!isInvited) return toast(created);
    try {
      const outcome = invitedToast(name, await send({ userIds: [userId] }), mail);
      if (outcome.destructive) toast({ ...outcome, action: again });
      else toast(outcome.action ? { ...outcome, also: open } : { ...outcome, action: open });
    } catch (error) {
      const reason = errorText(error, 'Failed to send the invitation.');
      const description = `${name} was added, but not invited: ${reason}`;
      toast({ title: 'Invitation failed', description, destructive: true, action: again });
    }
  };

  const form = useDialogForm({
    first: emptyUser,
    async save(draft) {
      const input = userInput(draft);
      const data = dataOf(await create({ variables: { input } }));
      await report(data.createUser.id, fullName(input));
    },
    reread: [AdminUsersDocument],
    // The spec fixes this text, regardless of the server's message (§8).
    failure: {
      title: 'Error',
      fallback: 'Failed to create user. Please check the email is unique.',
    },
    onError: (error) => !isOutage(error) && 'inField',
    onSaved: onClose,
  });

  return (
    <FormDialog
      form={form}
      title="Add User"
      description="They have no password until they follow an invitation, or you set a temporary one."
      submitLabel="Create User"
      disabled={!isComplete(form.draft, { isEmailNeeded: isInvited })}
      onClose={onClose}
    >
      <UserFields {...{ form, PropertyPicker }} isEmailNeeded={isInvited} />
      <Checkbox
        label="Send an invitation"
        hint={(isInvited && caveat) || 'They get an email with a link to choose a password.'}
        checked={isInvited}
        onCheckedChange={setInvited}
      />
    </FormDialog>
  );
}
