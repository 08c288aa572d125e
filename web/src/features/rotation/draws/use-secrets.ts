import { commitmentTo, type Draw, newSalt, phaseOf } from '@rules/chain';
import { useEffect, useRef } from 'react';
import { useJoinDrawMutation } from '../../../generated/graphql';
import { serverDate } from '../../../lib/dates/server-clock';
import { keepText, readText } from '../../../lib/keep-text';

// It outlives the session: a person who signs out in between still has to reveal it.
const keyOf = ({ hash }: Draw, share: number) => `fairweek-draw-${hash}-${share}`;

/** The secret numbers of this browser in a draw of a house. */
export function useSecrets(propertyId: string, draw: Draw, mine: readonly number[]) {
  const [join] = useJoinDrawMutation();
  const send = (shareNumber: number, value: string, isSecret: boolean) =>
    join({
      variables: { input: { propertyId, draw: draw.begun.seq, shareNumber, value, isSecret } },
    });
  const isHere = (share: number) => readText(keyOf(draw, share)) !== null;
  const isHeldHere = (share: number) => draw.commitments.has(share) && isHere(share);
  const waiting = mine.filter((share) => isHeldHere(share) && !draw.reveals.has(share));

  /** Makes a secret number for each of the shares, keeps it, and commits them to it. */
  async function takePart(shares: readonly number[]): Promise<void> {
    for (const share of shares) {
      const secret = readText(keyOf(draw, share)) ?? newSalt();
      keepText(localStorage, keyOf(draw, share), secret);
      if (!isHere(share)) throw new Error('This browser cannot keep a secret number.');
      await send(share, await commitmentTo(draw.hash, share, secret), false);
    }
  }
  /** Returns false if another browser has a secret that counts. */
  async function reveal(): Promise<boolean> {
    let isAllHere = true;
    for (const share of waiting) {
      const secret = readText(keyOf(draw, share)) ?? '';
      const made = await commitmentTo(draw.hash, share, secret);
      if (made === draw.commitments.get(share)?.commitment) await send(share, secret, true);
      else isAllHere = false;
    }
    return isAllHere;
  }
  return { waiting, isHere, takePart, reveal };
}

/** Reveals the secret numbers of this browser, once for each draw that waits for them. */
export function useReveal(draw: Draw, reveal: () => Promise<unknown>, onDone: () => unknown): void {
  const last = useRef('');
  useEffect(() => {
    const isTime = phaseOf(draw, serverDate().toISOString()) === 'REVEALING';
    if (!isTime || last.current === draw.hash) return;
    last.current = draw.hash;
    void reveal().then(onDone, () => undefined);
  }, [draw, reveal, onDone]);
}
