import type { Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { handedAccess } from '../../../auth/access/steps/handed-access';
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
  signature: Signature | undefined;
}

/** Returns the caller, and who had given access to their session. */
export function personOf(call: RequestContext): PersonalEvidence {
  const { userId: by } = requireMember(call);
  const reset = handedAccess(call);
  return { by, ...(reset && { reset: { by: reset.by, at: reset.at.toISOString() } }) };
}

/**
 * Checks the signature of the caller’s browser, and returns the evidence that an entry of theirs has.
 * CONFLICT if the log has gone on since; FORBIDDEN for a key or a signature that is not theirs.
 */
export async function evidenceOf(
  call: RequestContext,
  { query }: Transaction,
  { seq, head, text, signature }: Signed,
): Promise<PersonalEvidence> {
  const person = personOf(call);
  if (!signature) return person;
  if (signature.seq !== seq) {
    throw new AppError('CONFLICT', 'The draft has moved on. Please try again.', 'signed');
  }
  const [mine] = await query(IS_MINE, [person.by, signature.key]);
  if (!mine || !(await isSignatureOf(text(head), signature))) {
    throw new AppError('FORBIDDEN', 'This is not a signature of yours.', 'signed');
  }
  const { key, value } = signature;
  return { ...person, signed: { seq, key, value } };
}
