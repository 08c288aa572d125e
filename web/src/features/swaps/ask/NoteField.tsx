import { TextArea } from '../../../ui/form/TextArea';

/** Matches the server's limit. */
const MAX_NOTE_LENGTH = 2000;

interface NoteFieldProps {
  label: string;
  value: string;
  onChange: (note: string) => void;
}

/** An optional note to a swap request or an answer. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  return (
    <TextArea
      label={label}
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
