import { TextArea } from '../../../ui/form/TextArea';

/** Matches the server's limit. */
const MAX_NOTE_LENGTH = 2000;

interface NoteFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (note: string) => void;
  hint?: string | false;
  /** A proposed text: the first key replaces it. */
  isSuggested?: boolean;
  /** At first; it grows with the text. */
  rows?: number;
}

/** An optional note to a swap request or an answer. */
export function NoteField({
  label,
  value,
  error,
  onChange,
  hint,
  isSuggested = false,
  rows = 2,
}: NoteFieldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      maxLength={MAX_NOTE_LENGTH}
      {...{ value, error }}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => isSuggested && target.select()}
    />
  );
}
