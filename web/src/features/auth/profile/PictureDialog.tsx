import { useRemoveMyPictureMutation, useSetMyPictureMutation } from '../../../generated/graphql';
import { useFileUpload } from '../../../lib/files/use-file-upload';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { FileUpload } from '../../../ui/upload/FileUpload';

interface Props {
  hasPicture: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Uploads a picture of the user, or removes it. */
export function PictureDialog({ hasPicture, onSaved, onClose }: Props) {
  const { toast } = useToast();
  const { attempt, isBusy } = useAttempt();
  const [set] = useSetMyPictureMutation();
  const [remove] = useRemoveMyPictureMutation();
  const { send, cancel, ...upload } = useFileUpload(
    { purpose: 'PROFILE_PICTURE' },
    async ({ id }) => {
      await set({ variables: { fileId: id } });
      toast({ title: 'Picture saved' });
      onSaved();
    },
  );
  return (
    <Dialog
      onClose={onClose}
      title="Change your picture"
      description="Those who know you here see it. Its middle is shown, as a circle."
      footer={
        <>
          {hasPicture && (
            <Button
              variant="ghost"
              busy={isBusy}
              onClick={() =>
                attempt({
                  action: () => remove(),
                  success: { title: 'Picture removed' },
                  failure: { title: 'Not removed', fallback: 'Please try again.' },
                  onDone: onSaved,
                })
              }
            >
              Remove picture
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <FileUpload
        {...upload}
        label="Choose a picture"
        text="Or drop or paste one here · JPEG, PNG, WebP, GIF or AVIF, up to 25 MB"
        camera="user"
        onFiles={send}
        onCancel={cancel}
      />
    </Dialog>
  );
}
