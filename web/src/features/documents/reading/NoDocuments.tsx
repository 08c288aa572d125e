import styled from 'styled-components';
import { color, space } from '../../../ui/theme/tokens';

const Muted = styled.p`
  padding: ${space[5]} 0;
  color: ${color.textMuted};
  text-align: center;
`;

/** Shown when there are no documents or the user is not signed in (spec §8). */
export const NoDocuments = () => <Muted>No documents available</Muted>;
