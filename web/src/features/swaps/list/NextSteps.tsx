import styled from 'styled-components';
import { Muted } from '../../../ui/layout/Muted';

const Root = styled(Muted)`
  text-wrap: pretty;
`;

interface NextStepsProps {
  /** The owner who answers; undefined for an unallocated week. */
  ownerName: string | null | undefined;
  needsApproval: boolean;
}

/** What happens once the request is sent. */
export function NextSteps({ ownerName, needsApproval }: NextStepsProps) {
  const sentences = ownerName
    ? [
        `${ownerName} has 7 days to answer, and you may withdraw the request until then.`,
        needsApproval
          ? 'If they agree, an administrator makes the final decision.'
          : 'If they agree, the weeks are swapped at once.',
      ]
    : [
        'No one holds this week.',
        needsApproval
          ? 'An administrator makes the final decision, within 7 days.'
          : 'It is yours at once, and the week you give up is open to everyone.',
      ];
  return <Root>{sentences.join(' ')}</Root>;
}
