import { useEffect, useEffectEvent, useState } from 'react';
import { type PasskeyProofInput, useAskForPasskeyMutation } from '../../../generated/graphql';
import { dataOf } from '../../../lib/network/data-of';
import { Button } from '../../../ui/button/Button';
import { Fingerprint } from '../../../ui/icon/icons';
import { useToast } from '../../../ui/toast/Toast';
import { answer, canUsePasskeys, hasUsedPasskey, passkeyProblem, wasReplaced } from './passkeys';

/** A challenge lasts five minutes. */
const RENEW_MS = 240_000;

interface Props {
  label: string;
  /** Sends the answer to the server. */
  send: (proof: PasskeyProofInput) => Promise<unknown>;
  /** The title of the toast of a failure. */
  failure?: string;
  /** Offers passkeys in the email field as well, in a browser where one was used before. */
  fillsIn?: boolean;
}

/** Proves who one is by a passkey; nothing where the browser has none. */
export function PasskeyButton({ label, send, failure = 'Login failed', fillsIn = false }: Props) {
  const [ask] = useAskForPasskeyMutation();
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);

  const prove = async (isQuiet: boolean) => {
    try {
      const { askForPasskey } = dataOf(await ask({ variables: {} }));
      const proof = await answer(askForPasskey, isQuiet);
      setBusy(true);
      await send(proof);
    } catch (error) {
      // The question in its place may be busy.
      if (wasReplaced(error) && isQuiet) return;
      const description = passkeyProblem(error);
      if (!wasReplaced(error)) toast({ title: failure, description, destructive: true });
    }
    setBusy(false);
  };
  const offer = useEffectEvent(() => void prove(true));
  useEffect(() => {
    if (!fillsIn || !canUsePasskeys() || !hasUsedPasskey()) return;
    offer();
    const renewing = setInterval(offer, RENEW_MS);
    return () => clearInterval(renewing);
  }, [fillsIn]);

  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="secondary"
      wide
      busy={isBusy}
      icon={<Fingerprint size={18} aria-hidden />}
      onClick={() => {
        setBusy(true);
        void prove(false);
      }}
    >
      {label}
    </Button>
  );
}
