import { ServerParseError } from '@apollo/client';
import { errorCode } from '../../kit/error-text';

export type DocumentsProblem =
  | { kind: 'signed-out'; message: 'Authentication required' }
  | { kind: 'restricted'; message: 'You do not own shares in this property' }
  | { kind: 'failed'; message: 'Failed to fetch documents' };

/** Why there are no documents, in the words of the spec (§8); an answer that is no JSON counts as signed out. */
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

/** The heading over the papers, or over why there are none (spec §2). */
export const documentsHeading = (problem: DocumentsProblem | undefined) =>
  problem?.kind === 'restricted' ? 'Property Documents - Access Restricted' : 'Property Documents';
