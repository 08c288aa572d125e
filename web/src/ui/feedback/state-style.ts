import styled from 'styled-components';
import { box, color, font, radius, space } from '../theme/tokens';

/** The centred column of an empty, error or loading state. */
export const StateRoot = styled.div`
  ${box.row(2)};
  flex-direction: column;
  justify-content: center;
  min-height: 12rem;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`;

export const StateMark = styled.span`
  ${box.center};
  ${box.square('64px')};
  margin-bottom: ${space[2]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  color: ${color.primaryText};
`;

export const StateTitle = styled.p`
  ${font.heading('large', 1.3)};
`;

export const StateText = styled.p`
  max-width: 30rem;
  color: ${color.textMuted};
  text-wrap: pretty;
`;

export const StateAction = styled.div`
  margin-top: ${space[3]};
`;
