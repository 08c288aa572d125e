import { IconButton } from '../button/IconButton';
import { useCopy } from '../feedback/use-copy';
import { Copy } from '../icon/icons';
import { TextField } from './TextField';

interface CopyFieldProps {
  label: string;
  hint?: string;
  /** The label of the button, such as 'Copy the link'. */
  copyLabel: string;
  /** The name of the copied text in the toast, such as 'Link'. */
  what: string;
  value: string;
}

/** A text that can be copied, by a button or by hand. */
export function CopyField({ label, hint, copyLabel, what, value }: CopyFieldProps) {
  const copy = useCopy();
  return (
    <TextField
      label={label}
      hint={hint}
      readOnly
      value={value}
      onFocus={({ target }) => target.select()}
      suffix={
        <IconButton label={copyLabel} icon={<Copy size={18} />} onClick={() => copy(what, value)} />
      }
    />
  );
}
