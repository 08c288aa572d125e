import { type ReactNode, useCallback, useState } from 'react';
import { isEqual } from '../../../lib/is-equal';
import type { Picker } from '../../../ui/choice/picker';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { DateField } from '../../../ui/form/DateField';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';
import { UnsavedPart } from '../../../ui/unsaved/UnsavedPart';
import { ContactFields } from './ContactFields';
import { isComplete, UserFields } from './UserFields';
import { draftOf, type User, useUserForm } from './use-save-user';

/** The allowed range of an edited user's dates (spec §5). */
const DATE_LIMITS = { min: '1900-01-01', max: '2030-12-31' };

const NOT_ADDED = {
  title: 'A share is not added yet',
  description: 'Press Add Share, or clear its property and reason. Then save the user.',
  destructive: true,
};

/** Renders the editor of a user's shares; it calls `onChanged` after each change. */
export type SharesOf = (user: User, onChanged: () => void) => ReactNode;

interface Props {
  user: User;
  PropertyPicker: Picker;
  sharesOf: SharesOf;
  /** Refetches the user and keeps the input. */
  onRead: () => Promise<User | undefined>;
  /** Refetches the user and discards the input. */
  onReload: () => void;
  onClose: () => void;
}

const isAllowed = (date: string) =>
  date === '' || (date >= DATE_LIMITS.min && date <= DATE_LIMITS.max);

/** Edits the loaded version of a user; a concurrent change is never overwritten. */
export function EditUserForm({ user, PropertyPicker, sharesOf, onRead, onReload, onClose }: Props) {
  // The user may be refetched during editing; use the version that the draft started with.
  const [base, setBase] = useState(user);
  const form = useUserForm(base, onClose);
  const { draft } = form;
  /** Whether someone else's change was found before saving. */
  const [isTheirs, setTheirs] = useState(false);
  const isOutdated = isTheirs || form.isOutdated;
  const [isShareStarted, setShareStarted] = useState(false);
  const noteShares = useCallback((_: string, isUnsaved: boolean) => setShareStarted(isUnsaved), []);
  const { toast } = useToast();

  /**
   * Assigning or removing a share here creates a new version of the user, possibly with another
   * role.
   */
  const takeOver = async () => {
    const fresh = await onRead().catch(() => undefined);
    if (!fresh) return;
    const { userRole } = fresh;
    const isTheirs = !isEqual(draftOf(fresh), { ...draftOf(base), userRole });
    setTheirs(isTheirs);
    if (isTheirs) return;
    setBase(fresh);
    form.rebase(draftOf(fresh));
    form.set((now) => (now.userRole === base.userRole ? { ...now, userRole } : now));
  };

  const date = (name: 'dateOfBirth' | 'anniversaryDate') => ({
    ...DATE_LIMITS,
    ...form.text(name),
  });
  const isEmailNeeded = base.email !== null;
  // With a share that is not added, the button says so.
  const isReady =
    (form.isChanged || isShareStarted) &&
    isComplete(draft, { isEmailNeeded }) &&
    isAllowed(draft.dateOfBirth) &&
    isAllowed(draft.anniversaryDate);

  return (
    <FormDialog
      form={isShareStarted ? { ...form, submit: () => toast(NOT_ADDED) } : form}
      size="large"
      title="Edit User"
      description={user.email}
      submitLabel="Update User"
      disabled={!isReady || isOutdated}
      onClose={onClose}
    >
      {isOutdated && <ReloadNotice what="user" discards onReload={onReload} />}
      <UserFields {...{ form, PropertyPicker, isEmailNeeded }} formerRole={base.userRole}>
        <DateField label="Birthday" {...date('dateOfBirth')} />
        <DateField label="Anniversary" {...date('anniversaryDate')} />
      </UserFields>
      <ContactFields form={form} />
      <UnsavedPart name="shares" onUnsaved={noteShares}>
        {sharesOf(user, takeOver)}
      </UnsavedPart>
    </FormDialog>
  );
}
