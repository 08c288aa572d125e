import styled, { keyframes } from 'styled-components';
import { color, radius } from '../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** A placeholder for loading content; give it the size of the content. */
const Block = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  border-radius: ${radius.small};
  background: ${color.secondary};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1.25em' }: SkeletonProps) {
  return <Block style={{ width, height }} />;
}
