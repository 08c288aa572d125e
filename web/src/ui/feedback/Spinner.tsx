import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A turning ring in the colour of the text around it; decoration only, so say elsewhere what is awaited. */
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
