import { type Draw, phaseOf, timeOf } from '@rules/chain';
import { momentText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/server-clock';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Card } from '../../../ui/card/Card';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { CircleCheck, Clock } from '../../../ui/icon/icons';
import { Fold } from '../../../ui/layout/Fold';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import type { ToastMessage } from '../../../ui/toast/toast-message';
import { DrawActions } from './DrawActions';
import { useReveal, useSecrets } from './use-secrets';

interface Props {
  propertyId: string;
  draw: Draw;
  /** Numbers of the user’s own shares. */
  mine: readonly number[];
  ownerOf: (share: number) => string;
  /** Whether its result does not count yet in its year. */
  isUnset: boolean;
  onChanged: () => Promise<unknown>;
  isAdministrator: boolean;
}

const shares = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'share' : 'shares'} ${numbers.join(', ')}`;

/** Says in a sentence or two which step of a draw is next. */
function stateOf({ begun, end }: Draw, phase: ReturnType<typeof phaseOf>): string {
  const by = (time: string) => momentText(time);
  if (end?.kind === 'DRAW_CANCELLED') {
    return end.by === null
      ? 'Nothing was drawn, because too few took part.'
      : `An administrator cancelled the draw: ${end.reason}`;
  }
  if (end) return 'This is the order that was drawn:';
  if (phase === 'COMMITTING') return `Owners can take part until ${by(begun.commitBy)}.`;
  if (phase === 'REVEALING') {
    return `All sealed numbers are in. Until ${by(begun.revealBy)} each browser opens its own as soon as its owner opens this page.`;
  }
  const at = begun.beacon && new Date(timeOf(begun.beacon)).toISOString();
  return at
    ? `The draw waits for the public random number of ${by(at)}.`
    : 'The order is drawn in a moment.';
}

/** The outcome of opening the numbers of this browser. */
const revealed = (isAllHere: boolean): ToastMessage =>
  isAllHere
    ? { title: 'Your number is open' }
    : {
        title: 'Another browser has your number',
        description: 'You took part there last. Please open this page in the other browser.',
        destructive: true,
      };

/** How an order came about, for those who know nothing of hashes. */
function storyOf({ begun, reveals, end }: Draw): string {
  const how =
    'Each owner’s browser sealed a secret number before any of them was opened, so that no one could choose theirs by those of the others.';
  const others = begun.beacon
    ? ` A random number that is public all over the world, and that no one could know when the numbers were sealed, was mixed in: round ${begun.beacon.round}.`
    : ' No public random number was mixed in, so the last owner to open a number could have kept it back; that would stand here.';
  if (end?.kind !== 'DRAWN') return how + others;
  const kept =
    end.withheld.length > 0
      ? ` The sealed number of ${shares(end.withheld)} was never opened, and so its owner comes last with all their shares.`
      : '';
  const opened =
    reveals.size > 0
      ? ` The order follows from the numbers of ${shares([...reveals.keys()])}.`
      : '';
  return how + others + opened + kept;
}

/** A draw: what it asks, who has taken part, and the order that was drawn. */
export function DrawCard({
  propertyId,
  draw,
  mine,
  ownerOf,
  isUnset,
  onChanged,
  isAdministrator,
}: Props) {
  const { begun, commitments, end } = draw;
  const phase = phaseOf(draw, useNow().toISOString());
  const own = mine.filter((share) => begun.shares.includes(share));
  const { waiting, isHere, takePart, reveal } = useSecrets(propertyId, draw, own);
  const { attempt, isBusy } = useAttempt();
  useReveal(draw, reveal, onChanged);
  const missing = own.filter((share) => !commitments.has(share) || !isHere(share));
  const run = <Result,>(action: () => Promise<Result>, success: (result: Result) => ToastMessage) =>
    attempt({
      ...{ action, refresh: onChanged, success },
      failure: { title: 'That did not work', fallback: 'Please try again' },
    });
  const isRunning = phase === 'COMMITTING' || phase === 'REVEALING' || phase === 'DRAWING';
  const order = end?.kind === 'DRAWN' ? end.order : begun.shares;
  const markOf = (share: number) => {
    if (!isRunning) return '';
    return commitments.has(share) ? ' takes part' : ', not yet';
  };
  return (
    <Card title={begun.question} icon={isRunning ? <Clock size={20} /> : <CircleCheck size={20} />}>
      <Text as="p">{stateOf(draw, phase)}</Text>
      {end?.kind !== 'DRAW_CANCELLED' && (
        <Stack as="ol" $gap={2} aria-label={isRunning ? 'Shares in the draw' : 'The drawn order'}>
          {order.map((share) => (
            <li key={share}>
              <Row $gap={2} $nowrap>
                <ShareTile shareNumber={share} size={30} />
                {`${ownerOf(share)}${markOf(share)}`}
              </Row>
            </li>
          ))}
        </Stack>
      )}
      {phase === 'COMMITTING' && missing.length > 0 && (
        <Row>
          <Button
            busy={isBusy}
            onClick={() =>
              run(
                () => takePart(missing),
                () => ({ title: 'You take part' }),
              )
            }
          >
            {missing.some((share) => commitments.has(share))
              ? 'Take part with this browser instead'
              : 'Take part'}
          </Button>
          <Text $size="small">Stay with this browser: it keeps your secret number.</Text>
        </Row>
      )}
      {phase === 'REVEALING' && waiting.length > 0 && (
        <Row>
          <Button busy={isBusy} onClick={() => run(reveal, revealed)}>
            Open my number
          </Button>
        </Row>
      )}
      <Fold summary="How is it drawn?">
        <Text as="p">{storyOf(draw)}</Text>
      </Fold>
      {isUnset && (
        <Text as="p" $tone="muted">
          It counts for {begun.year} once an administrator sets it.
        </Text>
      )}
      {isAdministrator && (
        <Row>
          <DrawActions {...{ propertyId, draw, isUnset, onChanged }} />
        </Row>
      )}
    </Card>
  );
}
