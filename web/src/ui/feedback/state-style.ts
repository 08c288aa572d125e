import styled from 'styled-components';
import { color, radius, size, space, titleFont } from '../theme/tokens';

/** The centred column of an empty, error or loading state. */
export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 12rem;
  padding: ${space[6]} ${space[4]};
  text-align: center;
`;

export const StateMark = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: ${space[2]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  color: ${color.primaryText};
`;

export const StateTitle = styled.p`
  ${titleFont(size.large, 1.3)};
`;

export const StateText = styled.p`
  max-width: 30rem;
  color: ${color.textMuted};
  text-wrap: pretty;
`;

export const StateAction = styled.div`
  margin-top: ${space[3]};
`;
