import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { grouped } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { BackHeading } from '../../../ui/layout/BackHeading';
import { Stack } from '../../../ui/layout/Stack';

export interface CancelledEntry {
  /** How many match; undefined until known. */
  count: number | undefined;
  onOpen: () => void;
  /** True after the way back from them. */
  autoFocus: boolean;
}

export const cancelledLabel = (count: number | undefined) =>
  count === undefined ? 'Cancelled' : `Cancelled (${grouped(count)})`;

/** Leads to the cancelled requests on a desk; a phone has them in its menu. */
export function CancelledButton({ count, onOpen, autoFocus }: CancelledEntry) {
  return (
    <Button
      variant="secondary"
      icon={<Ban size={18} aria-hidden />}
      onClick={onOpen}
      autoFocus={autoFocus}
    >
      {cancelledLabel(count)}
    </Button>
  );
}

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
