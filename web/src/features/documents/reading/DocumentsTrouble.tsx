import styled from 'styled-components';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { color, space } from '../../../ui/theme/tokens';
import { AccessRestricted } from './AccessRestricted';
import type { DocumentsProblem } from './document-problem';

const Muted = styled.p`
  padding: ${space[5]} 0;
  color: ${color.textMuted};
  text-align: center;
`;

/** Shown when there are no documents or the user is not signed in (spec §8). */
export const NoDocuments = () => <Muted>No documents available</Muted>;

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
