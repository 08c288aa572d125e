import { ErrorState } from '../../ui/feedback/ErrorState';
import { AccessRestricted } from './AccessRestricted';
import type { DocumentsProblem } from './document-problem';
import { NoDocuments } from './NoDocuments';

interface DocumentsTroubleProps {
  problem: DocumentsProblem;
  /** Left out where the person may not know it either. */
  propertyName?: string;
  onRetry: () => void;
}

/** What shows instead of the papers: somebody signed out sees none, a stranger that they are for others (spec §8). */
export function DocumentsTrouble({ problem, propertyName, onRetry }: DocumentsTroubleProps) {
  if (problem.kind === 'signed-out') return <NoDocuments />;
  if (problem.kind === 'restricted') {
    return <AccessRestricted message={problem.message} propertyName={propertyName} />;
  }
  return <ErrorState message={problem.message} onRetry={onRetry} />;
}
