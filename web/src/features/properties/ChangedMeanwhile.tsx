import { Notice } from '../../ui/Notice';

/** Tells that somebody else was faster, and offers to read what they did. */
export function ChangedMeanwhile({ onReload }: { onReload: () => void }) {
  return (
    <Notice
      message="Somebody else changed this property meanwhile. Nothing was overwritten; load their version to go on from it."
      action={{ label: 'Reload', onClick: onReload }}
    />
  );
}
