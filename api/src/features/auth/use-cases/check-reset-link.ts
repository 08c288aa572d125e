import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { RequestContext } from '../../../core/request-context';
import type { ResetTokenArgs } from '../auth.inputs';
import { countAttempts } from '../steps/count-guess';
import { GUESS_PER_ADDRESS } from '../steps/limits';
import { secretHash } from '../steps/secrets';

const OPENS = statement(
  'reset-link-opens',
  'select 1 from password_resets where token_hash = $1 and expires_at > now()',
);

/**
 * Checks whether a reset link is valid, without using it up. Used, expired and unknown links get
 * the same result, and each check counts as a guess.
 */
export async function checkResetLink(
  call: RequestContext,
  { token }: ResetTokenArgs,
): Promise<boolean> {
  const { app, address } = call;
  await countAttempts(call, [[GUESS_PER_ADDRESS, address]]);
  const found = await read(app, OPENS, [secretHash(app, 'reset', token)]);
  return found.length > 0;
}
