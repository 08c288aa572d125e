import { CODE_SECONDS, RESEND_SECONDS } from '@rules/auth';
import styled from 'styled-components';
import { useResendOtpMutation } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { minutesAndSeconds } from '../../kit/format';
import { useCountdown } from '../../kit/use-countdown';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Stack';
import { useToast } from '../../ui/Toast';
import { color, size } from '../../ui/theme/tokens';
import { checkEmail } from './validation';

interface Props {
  email: string;
  /** A new code is under way, so that the old one is worth nothing. */
  onSent: () => void;
}

const Left = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;

/** How long the code still works, and a new one after the first minute. */
export function ResendCode({ email, onSent }: Props) {
  const [resend, { loading }] = useResendOtpMutation();
  const { left, restart } = useCountdown(CODE_SECONDS);
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
    restart();
    onSent();
    toast({ title: 'New code sent', description: `Please look for it at ${email}.` });
  }

  return (
    <Row $justify="space-between">
      <Left role="timer">
        {left > 0 ? (
          <>
            Code expires in <strong>{minutesAndSeconds(left)}</strong>
          </>
        ) : (
          'The code has expired. Please ask for a new one.'
        )}
      </Left>
      <Button
        variant="secondary"
        size="small"
        busy={loading}
        disabled={left > CODE_SECONDS - RESEND_SECONDS}
        onClick={sendAgain}
      >
        Resend code
      </Button>
    </Row>
  );
}
