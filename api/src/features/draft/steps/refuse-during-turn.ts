import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { CURRENT_TURN, MAY_CHOOSE } from './who-chooses';

const TURN = statement(
  'turn-of-user',
  `select p.name as house, d.year from drafts d join properties p on p.id = d.property_id
    ${CURRENT_TURN}
    join shares s on s.property_id = d.property_id and s.share_number = turn.share
    where d.status = 'RUNNING' and ${MAY_CHOOSE} limit 1`,
);

/**
 * Refuses that an administrator gives access to the account of a user who may choose in a draft now,
 * as first or other owner of the share or in place of one (CONFLICT).
 */
export async function refuseDuringTurn({ query }: Transaction, userId: number): Promise<void> {
  const [turn] = await query(TURN, [userId]);
  if (!turn) return;
  const sentence = `The draft of ${turn.year} at ${turn.house} waits for a choice of this user. Please wait until the turn is over; ‘Forgot password?’ emails them a link to their own address.`;
  throw new AppError('CONFLICT', sentence);
}
