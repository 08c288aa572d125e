import { useState } from 'react';
import {
  MySecondFactorDocument,
  useMySecondFactorQuery,
  useRenewRecoveryCodesMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/reread';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { ShieldCheck } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Badge } from '../../../ui/text/Badge';
import { thumb } from '../../../ui/theme/tokens';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SetupDialog } from './SetupDialog';
import { SwitchOffDialog } from './SwitchOffDialog';

/** From how few recovery codes on the user is advised to make new ones. */
const FEW_CODES = 3;

function WhileOn({ codesLeft, onChanged }: { codesLeft: number; onChanged: () => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  const { attempt, isBusy } = useAttempt();
  const [codes, setCodes] = useState<string[]>();
  const [isLeaving, setLeaving] = useState(false);
  const renewCodes = () =>
    attempt({
      action: async () => setCodes((await renew()).data?.renewRecoveryCodes),
      failure: { title: 'No new recovery codes', fallback: 'Please try again.' },
    });
  return (
    <Stack $gap={3}>
      <p>
        You have {counted(codesLeft, 'recovery code')} left.
        {codesLeft <= FEW_CODES && ' Make new ones before you run out.'}
      </p>
      <Row>
        <Button variant="secondary" busy={isBusy} onClick={renewCodes}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => setLeaving(true)}>
          Switch off
        </Button>
      </Row>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onChanged();
          }}
        />
      )}
      {isLeaving && (
        <SwitchOffDialog
          onClose={(isOff) => {
            setLeaving(false);
            if (isOff) onChanged();
          }}
        />
      )}
    </Stack>
  );
}

/** Two-step verification: off, or on with its recovery codes. */
export function SecondFactorCard() {
  const { data, error, refetch } = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [isSettingUp, setSettingUp] = useState(false);
  const reread = useReread();
  const readAgain = () => void reread([MySecondFactorDocument]);
  const isOn = data?.currentUser?.hasSecondFactor;

  const content = () => {
    if (!data)
      return <NotLoaded {...{ error, refetch }} what="Two-step verification" height={thumb} />;
    if (isOn) return <WhileOn codesLeft={data.recoveryCodesLeft} onChanged={readAgain} />;
    return (
      <Row>
        <Button onClick={() => setSettingUp(true)}>Switch on</Button>
      </Row>
    );
  };
  return (
    <Card
      title="Two-step verification"
      text="Signing in then takes your password and a code from an app on your phone."
      icon={<ShieldCheck size={22} aria-hidden />}
      actions={
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : data ? 'Off' : '…'}</Badge>
      }
    >
      {content()}
      {isSettingUp && (
        <SetupDialog
          onClose={() => {
            setSettingUp(false);
            readAgain();
          }}
        />
      )}
    </Card>
  );
}
