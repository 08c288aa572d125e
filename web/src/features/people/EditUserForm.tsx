import { type ReactNode, useCallback, useState } from 'react';
import { type AdminUserQuery, useUpdateUserMutation } from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { fullName } from '../../lib/names';
import { isVersionConflict } from '../../lib/network/error-text';
import { ReloadNotice } from '../../ui/feedback/ReloadNotice';
import { useToast } from '../../ui/feedback/Toast';
import { UnsavedPart } from '../../ui/feedback/UnsavedPart';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { DateField } from '../../ui/form/DateField';
import type { Picker } from '../../ui/form/picker';
import { Stack } from '../../ui/layout/Stack';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { type EmailProblem, emailProblemOf, isComplete, UserFields, userInput } from './UserFields';

/** The allowed range of an edited user's dates (spec §5). */
const DATE_LIMITS = { min: '1900-01-01', max: '2030-12-31' };

const NOT_ADDED = {
  title: 'A share is not added yet',
  description: 'Press Add Share, or clear its property and reason. Then save the user.',
  destructive: true,
};

type User = AdminUserQuery['adminUser'];

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

function draftOf(user: User) {
  const { firstName, lastName, userRole, linkedPropertyId, linkedPropertyName } = user;
  const linkedProperty = linkedPropertyId
    ? { id: linkedPropertyId, label: linkedPropertyName ?? '' }
    : null;
  return {
    firstName,
    lastName,
    userRole,
    linkedProperty,
    email: user.email ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    anniversaryDate: user.anniversaryDate ?? '',
  };
}

const isAllowed = (date: string) =>
  date === '' || (date >= DATE_LIMITS.min && date <= DATE_LIMITS.max);

/** Edits the loaded version of a user; a concurrent change is never overwritten. */
export function EditUserForm({ user, PropertyPicker, sharesOf, onRead, onReload, onClose }: Props) {
  const [update] = useUpdateUserMutation();
  const { attempt, isBusy } = useAttempt();
  const [draft, setDraft] = useState(() => draftOf(user));
  // The user may be refetched during editing; use the version that the draft started with.
  const [base, setBase] = useState(user);
  const [isOutdated, setOutdated] = useState(false);
  const [isShareStarted, setShareStarted] = useState(false);
  const noteShares = useCallback((_: string, isUnsaved: boolean) => setShareStarted(isUnsaved), []);
  const { toast } = useToast();
  const [emailProblem, setEmailProblem] = useState<EmailProblem>();
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setEmailProblem(undefined);
  };
  const isChanged = !isEqual(draft, draftOf(base));

  /**
   * Assigning or removing a share here creates a new version of the user, possibly with another
   * role.
   */
  const takeOver = async () => {
    const fresh = await onRead().catch(() => undefined);
    if (!fresh) return;
    const { userRole } = fresh;
    const isTheirs = !isEqual(draftOf(fresh), { ...draftOf(base), userRole });
    setOutdated(isTheirs);
    if (isTheirs) return;
    setBase(fresh);
    setDraft((now) => (now.userRole === base.userRole ? { ...now, userRole } : now));
  };

  const submit = async () => {
    if (isShareStarted) return toast(NOT_ADDED);
    const { dateOfBirth, anniversaryDate, ...rest } = draft;
    const dates = {
      dateOfBirth: dateOfBirth || null,
      anniversaryDate: anniversaryDate || null,
    };
    const isDone = await attempt({
      action: () =>
        update({
          variables: {
            input: { id: user.id, version: base.version, ...userInput(rest), ...dates },
          },
        }),
      success: { title: 'User Updated', description: `${fullName(draft)} has been saved.` },
      failure: { title: 'Error', fallback: 'Failed to update user' },
      onError: (error) => {
        const isLate = isVersionConflict(error);
        setOutdated(isLate);
        setEmailProblem(emailProblemOf(error));
        return isLate;
      },
    });
    if (isDone) onClose();
  };

  const date = (name: 'dateOfBirth' | 'anniversaryDate') => ({
    ...DATE_LIMITS,
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  // With a share that is not added, the button says so.
  const isReady =
    (isChanged || isShareStarted) &&
    isComplete(draft) &&
    isAllowed(draft.dateOfBirth) &&
    isAllowed(draft.anniversaryDate);

  return (
    <FormDialog
      onSubmit={submit}
      size="large"
      title="Edit User"
      description={user.email}
      submitLabel="Update User"
      disabled={!isReady || isOutdated}
      isUnsaved={isChanged}
      busy={isBusy}
      onClose={onClose}
    >
      <Stack>
        {isOutdated && <ReloadNotice what="user" discards onReload={onReload} />}
        <UserFields {...{ draft, PropertyPicker, emailProblem }} onChange={change}>
          <DateField label="Birthday" {...date('dateOfBirth')} />
          <DateField label="Anniversary" {...date('anniversaryDate')} />
        </UserFields>
        <UnsavedPart name="shares" onUnsaved={noteShares}>
          {sharesOf(user, takeOver)}
        </UnsavedPart>
      </Stack>
    </FormDialog>
  );
}
