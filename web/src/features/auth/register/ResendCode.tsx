import { CODE_SECONDS, RESEND_SECONDS } from '@rules/auth';
import { useState } from 'react';
import { useResendOtpMutation } from '../../../generated/graphql';
import { useCountdown } from '../../../lib/dates/use-countdown';
import { errorText } from '../../../lib/network/error-text';
import { minutesAndSeconds } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { useToast } from '../../../ui/toast/Toast';
import { checkEmail } from '../validation';
import { codeSentAt, recordCodeSent } from './code-sent-at';

interface Props {
  email: string;
  /** Called when a new code is requested, which invalidates the old one. */
  onSent: () => void;
}

/**
 * When the code was sent. If this tab does not know (a link opened elsewhere), the time when the
 * page was first opened, which a reload does not change.
 */
function useSentAt(email: string) {
  const [openedAt] = useState(() => {
    if (codeSentAt(email) === undefined) recordCodeSent(email);
    return codeSentAt(email) ?? Date.now();
  });
  return codeSentAt(email) ?? openedAt;
}

/** The code's remaining time, and a resend button after the first minute (spec §4). */
export function ResendCode({ email, onSent }: Props) {
  const [resend, { loading }] = useResendOtpMutation();
  const sentAt = useSentAt(email);
  const left = useCountdown(sentAt, CODE_SECONDS);
  const untilResend = left - (CODE_SECONDS - RESEND_SECONDS);
  const { toast } = useToast();

  async function sendAgain() {
    const problem = checkEmail({ email });
    if (problem) {
      toast({ title: problem.title, description: problem.description, destructive: true });
      return;
    }
    try {
      await resend({ variables: { input: { email } } });
    } catch (error) {
      const description = errorText(error, 'Failed to resend verification code');
      toast({ title: 'Resend failed', description, destructive: true });
      return;
    }
    recordCodeSent(email);
    onSent();
    toast({ title: 'New code sent', description: `Please look for it at ${email}.` });
  }

  return (
    <Row $justify="space-between">
      <Muted role="timer">
        {left > 0 ? (
          <>
            Code expires in <strong>{minutesAndSeconds(left)}</strong>
          </>
        ) : (
          'The code has expired. Please ask for a new one.'
        )}
      </Muted>
      <Button
        variant="secondary"
        size="small"
        busy={loading}
        disabled={untilResend > 0}
        onClick={sendAgain}
      >
        {untilResend > 0 ? `Resend code in ${minutesAndSeconds(untilResend)}` : 'Resend code'}
      </Button>
    </Row>
  );
}
