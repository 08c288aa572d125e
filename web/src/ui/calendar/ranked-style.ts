import styled from 'styled-components';
import { color, radius, screen, size, space, weight } from '../theme/tokens';
import { seasonBand } from './seasons';

/** A ranked list of weeks. */
export const Ranked = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

/** A week of a ranked list; its class is its season. */
export const RankedWeek = styled.li`
  ${seasonBand}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 3.5rem;
  padding: ${space[1]} ${space[2]} ${space[1]} 0;
  border: 1px solid ${color.border};
  border-left: 5px solid var(--band);
  border-radius: ${radius.medium};
  background: ${color.surface};
  .rank {
    flex: none;
    min-width: 1.25rem;
    font-weight: ${weight.bold};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .what {
    flex: 1;
    min-width: 0;
    line-height: 1.25;
  }
  .dates {
    display: block;
    font-weight: ${weight.medium};
  }
  .facts {
    display: block;
    color: ${color.textMuted};
    font-size: ${size.tiny};
    overflow-wrap: anywhere;
  }
  .buttons {
    display: flex;
    flex: none;
  }
  ${screen.phone} {
    .buttons button {
      width: 36px;
    }
  }
`;
