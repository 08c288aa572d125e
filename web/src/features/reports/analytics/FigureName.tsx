import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Figure } from './figures';

export const QuietLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** A figure's name, which leads to the list behind it. */
export function FigureName({ figure: { name, to } }: { figure: Figure }) {
  return to ? <QuietLink to={to}>{name}</QuietLink> : <span>{name}</span>;
}
