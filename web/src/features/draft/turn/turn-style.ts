import styled from 'styled-components';
import { color, radius, screen, shadow, size, space, weight } from '../../../ui/theme/tokens';

/** The panel with the draft's current state. */
export const Panel = styled.section`
  display: grid;
  gap: ${space[4]} ${space[6]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  &[data-mine='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    --badge-fill: ${color.surface};
  }
  ${screen.desk} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space[6]};
  }
  ${screen.phone} {
    padding: ${space[4]};
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  h2 {
    font-size: ${size.display};
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

export const Clock = styled.div`
  ${screen.desk} {
    text-align: right;
    span {
      margin-left: auto;
    }
  }
  ${screen.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    && [role='timer'] {
      font-size: ${size.title};
    }
    && span {
      max-width: none;
    }
  }
  span {
    display: block;
    max-width: 15rem;
    color: ${color.textMuted};
    font-size: ${size.small};
    text-wrap: balance;
  }
  [role='timer'] {
    display: block;
    font-size: ${size.date};
    font-weight: ${weight.bold};
    line-height: 1.15;
    white-space: nowrap;
  }
  &[data-still] [role='timer'] {
    color: ${color.textMuted};
    font-size: ${size.title};
    font-weight: ${weight.normal};
  }
  &[data-late='true'] [role='timer'] {
    color: ${color.danger};
  }
`;

export const Foot = styled.div`
  &:empty {
    display: none;
  }
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
