import { useLeave } from '../unsaved/unsaved';
import { Notice } from './Notice';

interface Props {
  /** The kind of the changed object, such as 'property'. */
  what: string;
  /** Loads the current version. */
  onReload: () => void;
  /** True if reloading discards changes, which asks for confirmation first. */
  discards?: boolean;
}

/** Says that someone else has changed the record, and offers to load the current version. */
export function ReloadNotice({ what, onReload, discards = false }: Props) {
  const leave = useLeave();
  return (
    <Notice
      message={`Someone else has changed this ${what}. Reload to see the current version.`}
      action={{ label: 'Reload', onClick: () => (discards ? leave(onReload) : onReload()) }}
    />
  );
}
