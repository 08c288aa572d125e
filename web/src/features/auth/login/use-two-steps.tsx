import { type ReactNode, useState } from 'react';
import { hasErrorFact } from '../../../lib/network/error-text';
import { LoadingPlace } from '../../../ui/feedback/LoadingPlace';
import { lazyComponent } from '../../../ui/feedback/lazy-component';

const SecondStep = lazyComponent(
  async () => (await import('./SecondStep')).SecondStep,
  <LoadingPlace height="12rem" />,
);

/**
 * Signing in that may take a second step: `enter` sends the password, and `step` is the form to
 * show instead once a code is needed, with another way beside it.
 */
export function useTwoSteps<Input extends object>(
  send: (input: Input & { code?: string }) => Promise<void>,
  otherWay?: ReactNode,
) {
  const [waiting, setWaiting] = useState<Input | null>(null);
  async function enter(input: Input) {
    try {
      await send(input);
    } catch (error) {
      if (!hasErrorFact(error, 'secondFactor')) throw error;
      setWaiting(input);
    }
  }
  const step = waiting && (
    <SecondStep
      send={(code) => send({ ...waiting, code })}
      otherWay={otherWay}
      onBack={() => setWaiting(null)}
    />
  );
  return { enter, step };
}
