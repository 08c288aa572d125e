import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { isSignatureOf, type PersonalEvidence, type Signature } from '../../rules';

const IS_MINE = statement(
  'is-my-device-key',
  'select 1 as one from device_keys where user_id = $1 and key = $2',
);

/** The end of a log, and what a person signs there. */
interface Signed {
  /** Number and hash of the last entry. */
  seq: number;
  head: string;
  /** The text that is signed after an entry with this hash. */
  text: (hash: string) => string;
}

/**
 * Checks the signature of a user’s browser, and returns the evidence that an entry of theirs has.
 * CONFLICT if the log has gone on since; FORBIDDEN for a key or a signature that is not theirs.
 */
export async function evidenceOf(
  { query }: Transaction,
  { userId, signature }: { userId: number; signature: Signature | undefined },
  { seq, head, text }: Signed,
): Promise<PersonalEvidence> {
  if (!signature) return { by: userId };
  if (signature.seq !== seq) {
    throw new AppError('CONFLICT', 'The draft has moved on. Please try again.', 'signed');
  }
  const [mine] = await query(IS_MINE, [userId, signature.key]);
  if (!mine || !(await isSignatureOf(text(head), signature))) {
    throw new AppError('FORBIDDEN', 'This is not a signature of yours.', 'signed');
  }
  const { key, value } = signature;
  return { by: userId, signed: { seq, key, value } };
}
