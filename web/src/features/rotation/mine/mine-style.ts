import styled from 'styled-components';
import { color, radius, screen, size, space, weight } from '../../../ui/theme/tokens';

export const Private = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
`;

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  header {
    display: flex;
    align-items: start;
    gap: ${space[4]};
  }
  h2 {
    font-size: ${size.title};
  }
  header p {
    color: ${color.textMuted};
    font-size: ${size.small};
    text-wrap: pretty;
  }
  ${screen.phone} {
    padding: ${space[4]};
  }
`;

export const Years = styled.div`
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${size.small};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
  }
  td:nth-child(2) {
    white-space: nowrap;
  }
  td:nth-child(n + 3) {
    min-width: 10rem;
  }
  small {
    display: block;
    color: ${color.textMuted};
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }
  [data-now='true'] > * {
    background: ${color.primarySoft};
  }
  ${screen.phone} {
    table {
      table-layout: fixed;
      overflow-wrap: anywhere;
    }
    th,
    td {
      padding-inline: ${space[1]};
    }
    th:first-child {
      width: 15%;
      padding-left: ${space[2]};
    }
    th:nth-child(2) {
      width: 24%;
    }
    td:nth-child(n + 3) {
      min-width: 0;
    }
  }
`;
