import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Stack';
import { size } from '../../ui/theme/tokens';

const Heading = styled.h2`
  font-size: ${size.large};
  &:focus {
    outline: 0;
  }
`;

/** What was cancelled, in the place of the four tabs (spec §2 names no other). */
export function CancelledRequests({
  onBack,
  children,
}: {
  onBack: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" aria-label="Cancelled requests">
      <Row $justify="space-between">
        <Heading ref={heading} tabIndex={-1}>
          Cancelled requests
        </Heading>
        <Button variant="ghost" onClick={onBack}>
          Back to the other lists
        </Button>
      </Row>
      {children}
    </Stack>
  );
}
