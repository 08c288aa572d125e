import type { ReactNode } from 'react';
import { BackHeading } from '../../../ui/layout/BackHeading';
import { Stack } from '../../../ui/layout/Stack';

interface Props {
  onBack: () => void;
  children: ReactNode;
}

/** Cancelled requests, shown in place of the four tabs (spec §2 defines no tab for them). */
export function CancelledRequests({ onBack, children }: Props) {
  return (
    <Stack as="section" aria-label="Cancelled requests">
      <BackHeading title="Cancelled requests" backLabel="Back to the other lists" onBack={onBack} />
      {children}
    </Stack>
  );
}
