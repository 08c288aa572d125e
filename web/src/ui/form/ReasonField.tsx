import { TextField } from './TextField';

/** Matches the server’s limit (OwnersReasonInput). */
const MAX_REASON = 500;

interface Props {
  value: string;
  error?: string | undefined;
  onChange: (reason: string) => void;
  maxLength?: number;
  required?: boolean;
}

/** Why an administrator does something to a house; the entry without it names them all the same. */
export function ReasonField(props: Props) {
  const { value, error, onChange, maxLength = MAX_REASON, required = false } = props;
  return (
    <TextField
      label={required ? 'Reason for the owners' : 'Reason for the owners (optional)'}
      required={required}
      hint="All owners of the property can read it, with your name."
      autoComplete="off"
      maxLength={maxLength}
      {...{ value, error }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The reason of an administrator’s action as an input; nothing if none was typed. */
export function reasonInput(typed: string): { reason?: string } {
  const reason = typed.trim();
  return reason ? { reason } : {};
}
