import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { DemoMailNote } from '../DemoMailNote';
import { useNextPage, withNext } from '../next-page';

interface Props {
  email: string;
  onClose: () => void;
}

/** The usual next step. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

export function CodeSentDialog({ email, onClose }: Props) {
  const verifyPage = withNext(`/verify-otp?${new URLSearchParams({ email })}`, useNextPage());
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title="Check your email"
      description={
        <>
          A 6-digit code was sent to <strong>{email}</strong>. It works for 10 minutes.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <LinkButton ref={takeFocus} to={verifyPage}>
            Verify Now
          </LinkButton>
        </>
      }
    >
      <DemoMailNote />
    </Dialog>
  );
}
