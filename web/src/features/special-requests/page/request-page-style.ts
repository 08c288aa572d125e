import styled from 'styled-components';

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
