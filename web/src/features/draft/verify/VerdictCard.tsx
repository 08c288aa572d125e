import type { Verdict } from '@rules/draft';
import { FileX2, ShieldAlert, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { radius, size, space, tone } from '../../../ui/theme/tokens';

const Result = styled.section<{ $tone: 'success' | 'danger' }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${({ $tone }) => tone($tone).solid};
  border-radius: ${radius.large};
  background: ${({ $tone }) => tone($tone).soft};
  h2 {
    font-size: ${size.large};
  }
  p {
    margin-top: ${space[1]};
    overflow-wrap: anywhere;
  }
`;

/** Whether a log holds, and what was compared with it, each in a line. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  if (verdict.isInOrder) {
    return (
      <Result $tone="success">
        <ShieldCheck size={28} aria-hidden />
        <div>
          <h2>In order</h2>
          <p>{verdict.summary}</p>
          {verdict.keptUntil && <p>{verdict.keptUntil}</p>}
          {verdict.lists && <p>{verdict.lists}</p>}
        </div>
      </Result>
    );
  }
  const Icon = verdict.isCutOff ? FileX2 : ShieldAlert;
  return (
    <Result $tone="danger">
      <Icon size={28} aria-hidden />
      <div>
        <h2>{verdict.isCutOff ? 'Cut off' : 'Not in order'}</h2>
        <p>{verdict.problem}</p>
      </div>
    </Result>
  );
}
