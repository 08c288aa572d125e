import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

const Title = styled.span`
  &:focus {
    outline: 0;
  }
`;

/** The title of a step, which has the focus when the step appears. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
