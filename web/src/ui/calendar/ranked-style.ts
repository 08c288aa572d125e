import styled from 'styled-components';
import { box, color, font, radius, screen, space, weight } from '../theme/tokens';
import { seasonBand } from './seasons';

/** A ranked list of weeks. */
export const Ranked = styled.ol`
  ${box.grid(2)};
  grid-template-columns: minmax(0, 1fr);
`;

/** A week of a ranked list; its class is its season. */
export const RankedWeek = styled.li`
  ${seasonBand}
  position: relative;
  ${box.row(2)};
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
  }
  .what {
    ${box.grow};
    line-height: 1.25;
  }
  .dates {
    display: block;
    font-weight: ${weight.medium};
  }
  .facts {
    display: block;
    ${font.muted('tiny')};
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
