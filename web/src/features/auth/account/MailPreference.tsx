import { useState } from 'react';
import { useMailPreferenceQuery, useSaveMailPreferenceMutation } from '../../../generated/graphql';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';

/** Chooses which emails the user receives; a change is saved immediately. */
export function MailPreference() {
  const { data, error, refetch } = useMailPreferenceQuery({ fetchPolicy: 'network-only' });
  const [save] = useSaveMailPreferenceMutation();
  const [chosen, setChosen] = useState<boolean>();
  const { attempt, isBusy } = useAttempt();
  const saved = data?.currentUser?.unreadMails;

  const choose = async (unreadMails: boolean) => {
    if (isBusy) return;
    setChosen(unreadMails);
    const isKept = await attempt({
      action: () => save({ variables: { unreadMails } }),
      success: { title: unreadMails ? 'Emails turned on' : 'Emails turned off' },
      failure: { title: 'Not saved', fallback: 'Please try again' },
    });
    if (!isKept) setChosen(!unreadMails);
  };

  if (saved !== undefined) {
    return (
      <Checkbox
        label="Email me about unread messages"
        hint="When a message has been unread for 15 minutes; at most once a day per conversation."
        checked={chosen ?? saved}
        onCheckedChange={choose}
      />
    );
  }
  return <NotLoaded {...{ error, refetch }} what="Your choice" />;
}
