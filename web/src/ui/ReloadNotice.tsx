import { Notice } from './Notice';
import { useLeave } from './unsaved';

interface Props {
  message: string;
  /** Reads again what others did, and drops what was typed, which is asked before. */
  onReload: () => void;
}

/** Tells that somebody else was faster, and offers to read what they did. */
export function ReloadNotice({ message, onReload }: Props) {
  const leave = useLeave();
  return <Notice message={message} action={{ label: 'Reload', onClick: () => leave(onReload) }} />;
}
