import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecentPasswordDocument } from '../../../generated/graphql';
import { type Answer, type AskedFor, passwordGate } from '../../../lib/network/password-gate';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import type { SessionUser } from '../session/session';

const PasswordDialog = lazyComponent(
  async () => (await import('./PasswordDialog')).PasswordDialog,
  null,
);

/** The dialog that asks for the password again, wherever the server wants it. */
export function ConfirmPassword({ user }: { user: SessionUser }) {
  const [asked, setAsked] = useState<{ answer: Answer; askedFor: AskedFor } | null>(null);
  const client = useApolloClient();
  useEffect(
    () =>
      passwordGate.register({
        show: (answer, askedFor) => setAsked({ answer, askedFor }),
        async isRecent() {
          const query = { query: RecentPasswordDocument, fetchPolicy: 'network-only' } as const;
          const answer = await client.query(query).catch(() => undefined);
          return answer?.data?.currentUser?.hasRecentPassword ?? true;
        },
      }),
    [client],
  );
  // A question whose page is gone is refused: later requests would wait for its answer.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const close = (isConfirmed: boolean) => {
    setAsked(null);
    asked.answer(isConfirmed);
  };
  return <PasswordDialog user={user} askedFor={asked.askedFor} onAnswer={close} />;
}
