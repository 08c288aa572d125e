import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, weight } from '../theme/tokens';

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`;
const Legend = styled.legend`
  padding: 0 0 ${space[2]};
  font-weight: ${weight.medium};
`;

/** Fields of one question, which is their legend. */
export function Fieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Root>
      <Legend>{legend}</Legend>
      {children}
    </Root>
  );
}
