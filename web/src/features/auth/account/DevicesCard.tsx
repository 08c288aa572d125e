import { useState } from 'react';
import {
  MySessionsDocument,
  type MySessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
} from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Line } from '../../../ui/card/lines';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { MonitorSmartphone } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Badge } from '../../../ui/text/Badge';
import { Muted, Text } from '../../../ui/text/Text';

/** The height of two devices. */
const EXPECTED_HEIGHT = '9rem';

type Device = MySessionsQuery['mySessions'][number];

function DeviceItem({ device, onEnded }: { device: Device; onEnded: () => Promise<unknown> }) {
  const [end] = useEndSessionMutation();
  const { attempt, isBusy } = useAttempt();
  const { id, device: name, network, usedAt, isCurrent, isAdminSession } = device;
  const signOut = () =>
    attempt({
      action: () => end({ variables: { id } }),
      success: { title: 'Device signed out', description: name },
      failure: { title: 'Not signed out', fallback: 'Please try again.' },
    }).then(onEnded);
  return (
    <Line>
      <Stack $gap={1}>
        <Row $gap={2}>
          <Text $weight="medium" $wrap="anywhere">
            {name}
          </Text>
          {isCurrent && <Badge tone="success">This device</Badge>}
          {isAdminSession && <Badge>Administrator</Badge>}
        </Row>
        <Muted $wrap="anywhere">
          {isCurrent ? 'In use now' : `Last used ${momentText(usedAt)}`} · {network}
        </Muted>
      </Stack>
      {!isCurrent && (
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          onClick={signOut}
          aria-label={`Sign out ${name}, last used ${momentText(usedAt)}`}
        >
          Sign out
        </Button>
      )}
    </Line>
  );
}

/** Signs out all other devices, after a question. */
function EndOthers({ count }: { count: number }) {
  const [endOthers] = useEndOtherSessionsMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Sign out all others
      </Button>
      {isAsking && (
        <ConfirmAction
          title="Sign out all other devices?"
          description={`${counted(count, 'device')} will have to sign in again. You stay signed in here.`}
          confirmLabel="Sign out"
          attempt={{
            action: () => endOthers(),
            reread: [MySessionsDocument],
            success: { title: 'All other devices are signed out' },
            failure: { title: 'Not signed out', fallback: 'Please try again.' },
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}

/** The devices on which the user is signed in. */
export function DevicesCard() {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const content = () => {
    if (!data)
      return <NotLoaded {...{ error, refetch }} what="Your devices" height={EXPECTED_HEIGHT} />;
    const others = data.mySessions.filter(({ isCurrent }) => !isCurrent).length;
    return (
      <>
        <ul aria-label="Devices">
          {data.mySessions.map((device) => (
            <DeviceItem
              key={device.id}
              device={device}
              onEnded={() => refetch().catch(() => undefined)}
            />
          ))}
        </ul>
        {others > 0 && <EndOthers count={others} />}
      </>
    );
  };
  return (
    <Card
      title="Devices"
      text="Where you are signed in. Sign out any device you don’t recognise, then change your password."
      icon={<MonitorSmartphone size={22} aria-hidden />}
    >
      {content()}
    </Card>
  );
}
