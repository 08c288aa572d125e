import { mySides, type Swap, weekText } from '../swap';
import { TakeBack } from '../TakeBack';

/** Takes a swap of the user's back, if that is possible. */
export function TakeMineBack({ swap }: { swap: Swap }) {
  const { give, get } = mySides(swap);
  const { role, requesterName, answererName } = swap;
  const other = role === 'ANSWERER' ? requesterName : answererName;
  const weeks = `You give back ${weekText(get)}, and get ${weekText(give)} again`;
  return (
    <TakeBack
      swap={swap}
      isAtOnce={other === null}
      outcome={other === null ? `${weeks}.` : `${weeks}, once ${other} agrees.`}
    />
  );
}
