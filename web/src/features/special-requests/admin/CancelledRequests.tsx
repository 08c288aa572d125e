import type { ReactNode } from 'react';
import { BackHeading } from '../../../ui/layout/BackHeading';
import { Stack } from '../../../ui/layout/Stack';

interface Props {
  onBack: () => void;
  children: ReactNode;
}

/** What was cancelled, in the place of the four tabs (spec §2 names no other). */
export function CancelledRequests({ onBack, children }: Props) {
  return (
    <Stack as="section" aria-label="Cancelled requests">
      <BackHeading title="Cancelled requests" backLabel="Back to the other lists" onBack={onBack} />
      {children}
    </Stack>
  );
}
