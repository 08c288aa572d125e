import {
  canBeDrawn,
  commitmentTo,
  type Draw,
  type DrawBegun,
  type DrawCancelled,
  type DrawEntry,
  type Drawn,
  type DrawPhase,
  type DrawRevealed,
  isHashed,
  outcomeOf,
  phaseOf,
  timeOf,
} from './draw';

/** Returns why a draw cannot begin; null if it can. */
function beginProblem(draws: readonly Draw[], entry: DrawBegun): string | null {
  const { at, shares, commitBy, revealBy, beacon } = entry;
  if (draws.some(({ end }) => !end)) return 'Another draw is still running.';
  const isSorted = shares.every((share, index) => share > (shares[index - 1] ?? 0));
  if (!isSorted || shares.length < 2) return 'A draw needs two shares, each once and by number.';
  if (at >= commitBy || commitBy >= revealBy) return 'Its times are not in order.';
  const isEarly = beacon !== null && timeOf(beacon) <= Date.parse(revealBy);
  return isEarly ? 'The public random number would be known before the secrets are out.' : null;
}

async function revealProblem(draw: Draw, { share, secret }: DrawRevealed): Promise<string | null> {
  if (draw.reveals.has(share)) return 'The share has revealed its secret already.';
  const known = draw.commitments.get(share)?.commitment;
  return known === (await commitmentTo(draw.hash, share, secret))
    ? null
    : 'This is not the secret to which the share committed itself.';
}

async function resultProblem(draw: Draw, { at, beacon, ...drawn }: Drawn): Promise<string | null> {
  const { beacon: named } = draw.begun;
  if (!canBeDrawn(draw)) return 'Too few have taken part.';
  if ((beacon === null) !== (named === null)) return 'It is not drawn as was said before.';
  if (beacon && !(await isHashed(beacon))) {
    return 'The public random number is not the hash of its signature.';
  }
  if (named && Date.parse(at) < timeOf(named)) return 'The round named before had not come yet.';
  const { order, withheld } = await outcomeOf(draw, beacon?.randomness ?? null);
  const isSame = order.join() === drawn.order.join() && withheld.join() === drawn.withheld.join();
  return isSame ? null : `The secrets lead to the order ${order.join(', ')}.`;
}

/** How long a draw waits for its round before people may give it up, in ms. */
const PATIENCE_MS = 7 * 24 * 3_600_000;

const isStuck = ({ beacon }: DrawBegun, at: string): boolean =>
  beacon !== null && Date.parse(at) >= timeOf(beacon) + PATIENCE_MS;

const isPerson = (entry: DrawEntry): boolean =>
  entry.kind === 'DRAW_CANCELLED' && entry.by !== null;

const TOO_LATE: Readonly<Record<DrawEntry['kind'], string>> = {
  DRAW_BEGUN: '',
  DRAW_COMMITTED: 'The time to take part is over.',
  DRAW_REVEALED: 'It is not the time to reveal a secret.',
  DRAWN: 'It is not the time to draw.',
  DRAW_CANCELLED: 'A draw cannot be cancelled once secrets are out.',
};

/** Returns in which phase an entry can come. */
function phaseFor(entry: DrawEntry): DrawPhase {
  if (entry.kind === 'DRAW_COMMITTED' || isPerson(entry)) return 'COMMITTING';
  return entry.kind === 'DRAW_REVEALED' ? 'REVEALING' : 'DRAWING';
}

/** Returns why an entry comes at another time than it can; null if it does not. */
function timeProblem(draw: Draw, entry: DrawEntry): string | null {
  const isInTime = phaseOf(draw, entry.at) === phaseFor(entry);
  if (isInTime || (isPerson(entry) && isStuck(draw.begun, entry.at))) return null;
  return isPerson(entry) || entry.kind !== 'DRAW_CANCELLED' ? TOO_LATE[entry.kind] : TOO_LATE.DRAWN;
}

/** Returns why a draw is not cancelled like this; null if it is. */
function cancelProblem(draw: Draw, { by, reason }: DrawCancelled): string | null {
  if (by !== null) return reason === null ? 'It has no reason.' : null;
  return canBeDrawn(draw) || reason !== null ? 'Enough have taken part to draw.' : null;
}

/** Returns why an entry cannot follow in the draws of a log; null if it can. */
export async function drawProblem(
  draws: readonly Draw[],
  entry: DrawEntry,
): Promise<string | null> {
  if (entry.kind === 'DRAW_BEGUN') return beginProblem(draws, entry);
  const draw = draws.find(({ begun }) => begun.seq === entry.draw);
  if (!draw || draw.end) return 'There is no such draw, or it is over.';
  if (entry.kind === 'DRAW_COMMITTED' && !draw.begun.shares.includes(entry.share)) {
    return 'The share takes no part in the draw.';
  }
  const untimely = timeProblem(draw, entry);
  if (untimely || entry.kind === 'DRAW_COMMITTED') return untimely;
  if (entry.kind === 'DRAW_REVEALED') return revealProblem(draw, entry);
  return entry.kind === 'DRAWN' ? resultProblem(draw, entry) : cancelProblem(draw, entry);
}
