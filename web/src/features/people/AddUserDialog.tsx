import { useState } from 'react';
import { AdminUsersDocument, useCreateUserMutation } from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { useReread } from '../../lib/live/use-live';
import { fullName } from '../../lib/names';
import { errorText } from '../../lib/network/error-text';
import { isOutage } from '../../lib/network/outage';
import { useToast } from '../../ui/feedback/Toast';
import type { Picker } from '../../ui/form/picker';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { useInvite } from './invitations/use-invite';
import { emptyUser, isComplete, UserFields, userInput } from './UserFields';

/** The Add User dialog (spec §2 'Add User modal'). */
export function AddUserDialog({
  PropertyPicker,
  onClose,
}: {
  PropertyPicker: Picker;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(emptyUser);
  const [create, { loading }] = useCreateUserMutation();
  const { toast } = useToast();
  const reread = useReread();
  const { invite } = useInvite();

  const submit = async () => {
    const input = userInput(draft);
    try {
      const { data } = await create({ variables: { input } });
      reread([AdminUsersDocument]);
      toast({
        ...{ title: 'User Created', description: fullName(input) },
        ...(data && {
          action: { label: 'Invite', onClick: () => invite({ userIds: [data.createUser.id] }) },
        }),
      });
      onClose();
    } catch (error) {
      // The spec fixes this text, whatever the server's message (§8).
      const fixed = 'Failed to create user. Please check the email is unique.';
      const description = isOutage(error) ? errorText(error, fixed) : fixed;
      toast({ title: 'Error', description, destructive: true });
    }
  };

  return (
    <FormDialog
      onSubmit={submit}
      title="Add User"
      description="They have no password until they follow an invitation, or you set a temporary one."
      submitLabel="Create User"
      disabled={!isComplete(draft)}
      isUnsaved={!isEqual(draft, emptyUser)}
      busy={loading}
      onClose={onClose}
    >
      <UserFields
        draft={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        PropertyPicker={PropertyPicker}
      />
    </FormDialog>
  );
}
