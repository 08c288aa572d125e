import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/**
 * A spinner in the colour of the surrounding text; decoration only, so say elsewhere what is
 * loading.
 */
const Ring = styled.span.attrs({ 'aria-hidden': true })<{ $size: number }>`
  display: inline-block;
  flex-shrink: 0;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, Math.round($size / 10))}px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

export function Spinner({ size = 20 }: { size?: number }) {
  return <Ring $size={size} />;
}
