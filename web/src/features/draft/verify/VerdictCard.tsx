import type { Verdict } from '@rules/draft';
import styled from 'styled-components';
import { FileX2, ShieldAlert, ShieldCheck } from '../../../ui/icon/icons';
import { box, font, radius, space, tone } from '../../../ui/theme/tokens';
import { OTHER_FILE, UNSAFE } from './check-log';

const Result = styled.section<{ $tone: 'success' | 'info' | 'danger' }>`
  ${box.grid(3)};
  grid-template-columns: auto minmax(0, 1fr);
  padding: ${space[4]};
  border: 1px solid ${({ $tone }) => tone($tone).solid};
  border-radius: ${radius.large};
  background: ${({ $tone }) => tone($tone).soft};
  h2 {
    ${font.size('large')};
  }
  p {
    margin-top: ${space[1]};
    overflow-wrap: anywhere;
  }
`;

const ADVICE =
  'Choose the files again, just as they were downloaded. If the result is the same, keep them, and ask your administrator and the other owners about it.';

function failureTitle({ problem, isCutOff }: Verdict & { isInOrder: false }): string {
  if (problem === UNSAFE) return 'Not checked';
  if (problem === OTHER_FILE) return 'Another file';
  return isCutOff ? 'Cut off' : 'Not in order';
}

/** Whether a log holds, what that means and what was compared with it, each in a line. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  if (verdict.isInOrder) {
    return (
      <Result $tone="success">
        <ShieldCheck size={28} aria-hidden />
        <div>
          <h2>In order</h2>
          <p>{verdict.summary}</p>
          <p>
            The order, the times and the rules were kept, and every entry has the fingerprint with
            which it was written.{' '}
            {verdict.keptUntil ??
              'To see that the whole log was not rewritten, compare it below with what you kept.'}
          </p>
          {verdict.evidence && <p>{verdict.evidence}</p>}
          {verdict.lists && <p>{verdict.lists}</p>}
          {verdict.stamps && <p>{verdict.stamps}</p>}
        </div>
      </Result>
    );
  }
  const isDoubtful = verdict.problem !== UNSAFE && verdict.problem !== OTHER_FILE;
  const Icon = verdict.isCutOff || !isDoubtful ? FileX2 : ShieldAlert;
  return (
    <Result $tone={isDoubtful ? 'danger' : 'info'}>
      <Icon size={28} aria-hidden />
      <div>
        <h2>{failureTitle(verdict)}</h2>
        <p>{verdict.problem}</p>
        {isDoubtful && <p>{ADVICE}</p>}
      </div>
    </Result>
  );
}
