import styled from 'styled-components';
import { color, space } from '../../ui/theme/tokens';

const Muted = styled.p`
  padding: ${space[5]} 0;
  color: ${color.textMuted};
  text-align: center;
`;

/** Nothing to read, or nobody signed in to read it (spec §8). */
export const NoDocuments = () => <Muted>No documents available</Muted>;
