import { Button } from '../button/Button';
import { useCopy } from '../feedback/use-copy';
import { TextField } from '../form/TextField';
import { Copy } from '../icon/icons';
import { Row, Stack } from '../layout/Stack';
import { Dialog } from './Dialog';

interface Props {
  /** Its name, such as 'Access token'. */
  label: string;
  title: string;
  /** The powers of anyone who has it. */
  warning: string;
  secret: string;
  onClose: () => void;
}

/** A new secret, which is shown only this once, to be copied. */
export function SecretDialog({ label, title, warning, secret, onClose }: Props) {
  const copy = useCopy();
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={`It is shown only now. ${warning}`}
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <Stack>
        <TextField
          label={label}
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row>
          <Button variant="secondary" icon={<Copy size={18} />} onClick={() => copy(label, secret)}>
            Copy
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
