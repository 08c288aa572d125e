import { ServerParseError } from '@apollo/client';
import { errorCode } from '../../../lib/network/error-text';

export type DocumentsProblem =
  | { kind: 'signed-out'; message: 'Authentication required' }
  | { kind: 'restricted'; message: 'You do not own shares in this property' }
  | { kind: 'failed'; message: 'Failed to fetch documents' };

/**
 * Why documents are unavailable, in the words of spec §8; a non-JSON response counts as signed
 * out.
 */
export function documentsProblem(error: unknown): DocumentsProblem {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED' || ServerParseError.is(error)) {
    return { kind: 'signed-out', message: 'Authentication required' };
  }
  if (code === 'FORBIDDEN') {
    return { kind: 'restricted', message: 'You do not own shares in this property' };
  }
  return { kind: 'failed', message: 'Failed to fetch documents' };
}

/** The heading above the documents or the error (spec §2). */
export const documentsHeading = (problem: DocumentsProblem | undefined) =>
  problem?.kind === 'restricted' ? 'Property Documents - Access Restricted' : 'Property Documents';
