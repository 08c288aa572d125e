import { MAX_PASSKEYS } from '@rules/auth';
import { useState } from 'react';
import {
  MyPasskeysDocument,
  type MyPasskeysQuery,
  type PasskeyQuestionPartsFragment,
  useAskForNewPasskeyMutation,
  useMyPasskeysQuery,
  useRemovePasskeyMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { dataOf } from '../../../lib/network/data-of';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { RemovableLine } from '../../../ui/card/RemovableLine';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Fingerprint } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { thumb } from '../../../ui/theme/tokens';
import { NewPasskeyDialog } from './NewPasskeyDialog';
import { canUsePasskeys } from './passkeys';

type Passkey = MyPasskeysQuery['myPasskeys'][number];

function PasskeyItem({ passkey: { id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const [remove] = useRemovePasskeyMutation();
  return (
    <RemovableLine
      {...{ name, createdAt, usedAt }}
      came="added"
      description="It no longer signs in to your account. The device may go on offering it: delete it there as well."
      attempt={{
        action: () => remove({ variables: { id } }),
        reread: [MyPasskeysDocument],
        success: { title: 'Passkey removed', description: name },
        failure: { title: 'Not removed', fallback: 'Please try again.' },
      }}
    />
  );
}

/** The user's passkeys, with a way to add another. */
export function PasskeysCard() {
  const { data, error, refetch } = useMyPasskeysQuery({ fetchPolicy: 'cache-and-network' });
  const [ask] = useAskForNewPasskeyMutation();
  const { attempt, isBusy } = useAttempt();
  const [question, setQuestion] = useState<PasskeyQuestionPartsFragment>();
  const reread = useReread();
  // Asked ahead: browsers make a passkey only right after a click.
  const begin = () =>
    attempt({
      action: async () => setQuestion(dataOf(await ask()).askForNewPasskey),
      failure: { title: 'No passkey was added', fallback: 'Please try again.' },
    });

  const content = () => {
    if (!data) return <NotLoaded {...{ error, refetch }} what="Your passkeys" height={thumb} />;
    return (
      <>
        {data.myPasskeys.length > 0 && (
          <ul aria-label="Passkeys">
            {data.myPasskeys.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {canUsePasskeys() ? (
          <Row>
            <Button
              variant="secondary"
              busy={isBusy}
              disabled={data.myPasskeys.length >= MAX_PASSKEYS}
              onClick={begin}
            >
              Add a passkey
            </Button>
          </Row>
        ) : (
          <Muted>This browser has no passkeys, or none at this address.</Muted>
        )}
      </>
    );
  };
  return (
    <Card
      title="Passkeys"
      text="Sign in with the fingerprint, face or PIN of a device. A passkey takes no password and no code, and counts wherever your password is asked for."
      icon={<Fingerprint size={22} aria-hidden />}
    >
      {content()}
      {question && (
        <NewPasskeyDialog
          question={question}
          onClose={() => {
            setQuestion(undefined);
            void reread([MyPasskeysDocument]);
          }}
        />
      )}
    </Card>
  );
}
