import type { BeaconRound, BeaconValue } from '@packages/fair-draw/draw';
import { dueAt, endOf } from '@packages/fair-draw/due';
import { drawProblem } from '@packages/fair-draw/problem';
import { happened, type Origin } from '../../../../core/audiences/happening';
import type { Transaction } from '../../../../core/database/database';
import { type Row, statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import {
  type ChainFact,
  type Draw,
  type DrawEntry,
  drawsIn,
  phaseOf,
  withEntry,
} from '../../../chain/rules';
import { append, type LockedChain, lockChain } from '../../../chain/steps/append-to-chain';
import { drawChanged } from '../../rotation.happenings';

/** The fields of an entry of a draw. */
export type DrawFact = Extract<ChainFact, { kind: DrawEntry['kind'] }>;

const DRAWS = statement(
  'draws-of-house',
  `select p.name, chain.due_at <= chain.at as "isDue",
      array(select text from house_chain_log where property_id = p.id order by seq) as texts,
      array(select hash from house_chain_log where property_id = p.id order by seq) as hashes,
      array(select s.share_number from shares s where s.property_id = p.id and s.is_active
        and s.user_id is not null order by s.share_number) as shares
    from properties p join house_chains chain on chain.property_id = p.id where p.id = $1`,
);

const DUE = statement(
  'draw-is-due',
  'update house_chains set due_at = $2::text::timestamptz where property_id = $1',
);

const OWNERS = statement(
  'owners-in-draw',
  `select distinct member.user_id as id from shares s
    join present_members member on member.share_id = s.id
    where s.property_id = $1 and s.share_number = any($2::int[])`,
);

/** A house with its draws, locked by the end of its chain; `shares` take part in its rotation. */
export interface LockedDraws extends Omit<Row<'draws-of-house'>, 'texts' | 'hashes'> {
  end: LockedChain;
  draws: readonly Draw[];
}

/** Locks the draws of a house; NOT_FOUND if there is none. */
export async function lockDraws(transaction: Transaction, id: number): Promise<LockedDraws> {
  const end = await lockChain(transaction, id);
  const [house] = await transaction.query(DRAWS, [id]);
  if (!house) throw new Error(`Property ${id} is missing.`);
  const { texts, hashes, ...facts } = house;
  const entries = texts.map((text) => JSON.parse(text));
  return { end, ...facts, draws: drawsIn(entries, hashes) };
}

/** Adds an entry to the draws of a house; CONFLICT if it cannot follow. */
async function add(transaction: Transaction, house: LockedDraws, fact: DrawFact): Promise<void> {
  const { end } = house;
  const entry = { ...fact, seq: end.seq + 1, at: end.at.toISOString() };
  const problem = await drawProblem(house.draws, entry);
  if (problem) throw new AppError('CONFLICT', problem);
  await append(transaction, end, fact);
  house.draws = withEntry(house.draws, entry, end.head);
}

/** Sends the news of a draw; neither of single shares that take part, nor of single secrets. */
async function tell(
  { origin, transaction }: { origin: Origin; transaction: Transaction },
  { end, name }: LockedDraws,
  { draw, cause }: { draw: Draw; cause: DrawFact['kind'] | undefined },
): Promise<void> {
  const { propertyId } = end;
  const phase = phaseOf(draw, end.at.toISOString());
  const isQuiet = phase === 'COMMITTING' ? cause === 'DRAW_COMMITTED' : cause === 'DRAW_REVEALED';
  if (!draw.end && isQuiet) return;
  const rows = await transaction.query(OWNERS, [propertyId, [...draw.begun.shares]]);
  const owners = rows.flatMap(({ id }) => id ?? []);
  const house = { propertyId, name };
  await happened(origin, transaction, drawChanged, { house, draw, phase, owners });
}

/**
 * Adds what someone did to the last draw of a locked house, and what follows from it: its end, the
 * time at which more is due, and the news for its owners. Returns the round for whose number
 * (`beacon`) the draw waits.
 */
export async function advanceDraw(
  by: { origin: Origin; transaction: Transaction },
  house: LockedDraws,
  { fact, beacon = null }: { fact?: DrawFact; beacon?: BeaconValue | null },
): Promise<BeaconRound | null> {
  if (fact) await add(by.transaction, house, fact);
  const { propertyId, at } = house.end;
  const now = at.toISOString();
  const [running] = house.draws.filter(({ end }) => !end);
  const isUp = running && phaseOf(running, now) === 'DRAWING';
  const end = isUp ? await endOf(running, beacon) : null;
  if (end) await add(by.transaction, house, end);
  const draw = house.draws.at(-1);
  if (!draw) return null;
  await by.transaction.query(DUE, [propertyId, dueAt(draw, now)]);
  if (isUp && !end) return draw.begun.beacon;
  await tell(by, house, { draw, cause: fact?.kind });
  return null;
}
