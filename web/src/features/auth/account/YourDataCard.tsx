import { useState } from 'react';
import { useEraseMyAccountMutation } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { Card } from '../../../ui/card/Card';
import { PasswordField } from '../../../ui/form/PasswordField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { FileDown } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { useToast } from '../../../ui/toast/Toast';
import { useSession } from '../session/session';

/** Erases the account, with the password. */
function EraseDialog({ onClose }: { onClose: () => void }) {
  const [erase] = useEraseMyAccountMutation();
  const { logout } = useSession();
  const { toast } = useToast();
  const form = useDialogForm({
    first: { password: '' },
    save: (variables) => erase({ variables }),
    failure: { title: 'Error', fallback: 'Your account could not be erased. Please try again.' },
    problemField: 'password',
    onSaved() {
      logout();
      toast({ title: 'Your account has been erased' });
    },
  });
  return (
    <FormDialog
      title="Erase your account?"
      description="Your name, address and settings are erased, and you are signed out everywhere. Your shares become vacant and keep their weeks. What you wrote to others stays, from ‘Former owner’. This cannot be undone."
      size="small"
      submitLabel="Erase my account"
      danger
      form={form}
      isUnsaved={false}
      disabled={form.draft.password === ''}
      onClose={onClose}
    >
      <PasswordField label="Password" name="password" {...form.text('password')} />
    </FormDialog>
  );
}

/** Takes one's data along, or has it erased. */
export function YourDataCard() {
  const { user } = useSession();
  const [isErasing, setErasing] = useState(false);
  return (
    <Card
      title="Your data"
      text={
        user?.isAdmin
          ? 'Everything that is stored about you, as one file. An administrator’s account cannot be erased; another administrator has to change your role first.'
          : 'Everything that is stored about you, as one file. Or have it erased, for good.'
      }
      icon={<FileDown size={22} aria-hidden />}
    >
      <Row $gap={3}>
        <DownloadButton to="/api/my-data" variant="secondary">
          Download
        </DownloadButton>
        {!user?.isAdmin && (
          <Button variant="danger" onClick={() => setErasing(true)}>
            Erase my account
          </Button>
        )}
      </Row>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </Card>
  );
}
