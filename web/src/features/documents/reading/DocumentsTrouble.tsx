import { ErrorState } from '../../../ui/feedback/ErrorState';
import { AccessRestricted } from './AccessRestricted';
import type { DocumentsProblem } from './document-problem';
import { NoDocuments } from './NoDocuments';

interface DocumentsTroubleProps {
  problem: DocumentsProblem;
  /** Omitted if the user may not know the property either. */
  propertyName?: string;
  onRetry: () => void;
}

/** Shown when documents are unavailable: sign-in prompt or access refusal (spec §8). */
export function DocumentsTrouble({ problem, propertyName, onRetry }: DocumentsTroubleProps) {
  if (problem.kind === 'signed-out') return <NoDocuments />;
  if (problem.kind === 'restricted') {
    return <AccessRestricted message={problem.message} propertyName={propertyName} />;
  }
  return <ErrorState message={problem.message} onRetry={onRetry} />;
}
