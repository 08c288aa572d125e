import {
  type AdminUserPartsFragment,
  useSetTemporaryPasswordMutation,
} from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { fullName } from '../../../lib/text/names';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useCopy } from '../../../ui/feedback/use-copy';
import { useKnownPasswords } from './KnownPasswords';

/** Gives a user a temporary password, which a toast shows; resolves to whether it was set. */
export function useSetTemporary(user: AdminUserPartsFragment) {
  const [setTemporary] = useSetTemporaryPasswordMutation();
  const { attempt, isBusy } = useAttempt();
  const copy = useCopy();
  const { add } = useKnownPasswords();
  const setTemporaryPassword = () =>
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
        return password;
      },
      // A filtered list may drop the user now.
      success: (password) => ({
        title: 'Temporary password set',
        description: `${password}: ${fullName(user)} has 7 days to sign in with it, and then chooses their own.`,
        action: { label: 'Copy', onClick: () => copy('Password', password) },
      }),
      failure: { title: 'Failed to set password', fallback: 'Please try again.' },
    });
  return { setTemporaryPassword, isBusy };
}
