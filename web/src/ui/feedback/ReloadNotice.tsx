import { Notice } from './Notice';
import { useLeave } from './unsaved';

interface Props {
  /** What was changed: 'property'. */
  what: string;
  /** Reads the current version. */
  onReload: () => void;
  /** Everything that was typed around is lost with it, which is asked before. */
  discards?: boolean;
}

/** Says that someone else was faster, and offers to read what they did. */
export function ReloadNotice({ what, onReload, discards = false }: Props) {
  const leave = useLeave();
  return (
    <Notice
      message={`Someone else has changed this ${what}. Reload to see the current version.`}
      action={{ label: 'Reload', onClick: () => (discards ? leave(onReload) : onReload()) }}
    />
  );
}
