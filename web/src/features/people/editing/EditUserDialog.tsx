import { useState } from 'react';
import { useAdminUserQuery } from '../../../generated/graphql';
import type { Picker } from '../../../ui/choice/picker';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Dialog } from '../../../ui/overlay/Dialog';
import { EditUserForm, type SharesOf } from './EditUserForm';

interface Props {
  userId: string;
  PropertyPicker: Picker;
  sharesOf: SharesOf;
  onClose: () => void;
}

/** The Edit User dialog (spec §2): the user's current data and shares. */
export function EditUserDialog({ userId, PropertyPicker, sharesOf, onClose }: Props) {
  const { data, error, refetch } = useAdminUserQuery({
    variables: { id: userId },
    fetchPolicy: 'network-only',
  });
  const [reads, setReads] = useState(0);
  const user = data?.adminUser;
  const readAgain = async () => {
    await refetch().catch(() => undefined);
    setReads(reads + 1);
  };
  if (user) {
    return (
      <EditUserForm
        key={reads}
        user={user}
        PropertyPicker={PropertyPicker}
        sharesOf={sharesOf}
        onRead={async () => (await refetch()).data?.adminUser}
        onReload={readAgain}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog onClose={onClose} title="Edit User">
      <NotLoaded {...{ error, refetch }} what="The user" />
    </Dialog>
  );
}
