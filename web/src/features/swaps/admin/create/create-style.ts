import styled from 'styled-components';
import { Muted } from '../../../../ui/layout/Muted';
import { color, radius, screen, space } from '../../../../ui/theme/tokens';

/** Fields of the request that the pickers fill. */
export const Filled = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-content: start;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;

/** A property's name takes more room than a share's number. */
export const FilledShare = styled(Filled)`
  grid-template-columns: minmax(0, 1fr) 7rem;
`;

/** A line of its own among them. */
export const WholeLine = styled.div`
  grid-column: 1 / -1;
`;

/** The pickers, and beside them the fields that they fill. */
export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${screen.desk} {
    grid-template: auto 1fr auto / minmax(0, 1fr) 20rem;
    gap: ${space[4]} ${space[5]};
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
    & > :nth-child(3) {
      grid-area: 2 / 1 / 4 / 2;
    }
  }
`;

/** Where the weeks will stand. */
export const Empty = styled(Muted)`
  display: grid;
  place-content: center;
  min-height: 8rem;
  padding: ${space[4]};
  border: 1.5px dashed ${color.border};
  border-radius: ${radius.medium};
  text-align: center;
`;
