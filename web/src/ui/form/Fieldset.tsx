import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, weight } from '../theme/tokens';

const Legend = styled.legend`
  padding: 0 0 ${space[2]};
  font-weight: ${weight.medium};
`;

/** Fields of one question, which is their legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      {children}
    </fieldset>
  );
}
