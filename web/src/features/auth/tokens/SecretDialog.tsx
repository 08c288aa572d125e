import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { useCopy } from '../../../ui/feedback/use-copy';
import { TextField } from '../../../ui/form/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';

/** A new access token, which is shown only this once, to be copied. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = useCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Copy your access token"
      description="It is shown only now. Keep it like a password: who has it can do what it allows."
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <Stack>
        <TextField
          label="Access token"
          value={secret}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row>
          <Button
            variant="secondary"
            icon={<Copy size={18} aria-hidden />}
            onClick={() => copy('Access token', secret)}
          >
            Copy
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
