import { ReloadNotice } from '../../ui/ReloadNotice';

/** Tells that somebody else was faster, and offers to read what they did. */
export function ChangedMeanwhile({ onReload }: { onReload: () => void }) {
  return (
    <ReloadNotice
      message="Somebody else changed this property meanwhile. Nothing was overwritten; load their version to go on from it."
      onReload={onReload}
    />
  );
}
