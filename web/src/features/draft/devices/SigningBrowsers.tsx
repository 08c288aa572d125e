import { useEffect, useState } from 'react';
import {
  DeviceKeysDocument,
  type DeviceKeysQuery,
  useDeviceKeysQuery,
  useRemoveDeviceKeyMutation,
} from '../../../generated/graphql';
import { dateText } from '../../../lib/dates/dates';
import { textsOwner } from '../../../lib/keep-text';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Row } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Badge } from '../../../ui/text/Badge';
import { Muted, Text } from '../../../ui/text/Text';
import { knownKeyOf } from './device-key';

type Browser = DeviceKeysQuery['deviceKeys'][number];

const WHEN = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The public key of this browser; undefined until it is read, or where there is none. */
function useOwnKey() {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const account = textsOwner();
    if (account === null) return;
    knownKeyOf(account).then(
      (known) => setKey(known?.key),
      () => undefined,
    );
  }, []);
  return key;
}

function RemoveDialog({ browser, onClose }: { browser: Browser; onClose: () => void }) {
  const [remove] = useRemoveDeviceKeyMutation();
  return (
    <ConfirmAction
      title={`Take ${browser.name} away?`}
      description="It is signed out and no longer signs for you, and the logs of open drafts say so. What it has signed stays signed."
      confirmLabel="Take away"
      attempt={{
        action: () => remove({ variables: { id: browser.id } }),
        reread: [DeviceKeysDocument],
        success: { title: 'The browser no longer signs for you', description: browser.name },
        failure: { title: 'Not taken away', fallback: 'Please try again.' },
      }}
      onClose={onClose}
    />
  );
}

/** The browsers that sign what the user chooses. */
export function SigningBrowsers() {
  const { data, error, refetch } = useDeviceKeysQuery({ fetchPolicy: 'cache-and-network' });
  const own = useOwnKey();
  const [asked, askFor] = useState<Browser>();
  if (!data) return <NotLoaded {...{ error, refetch }} what="Your browsers" height="4rem" />;
  if (data.deviceKeys.length === 0) {
    return <Muted>No browser signs for you: your choices are taken as they come.</Muted>;
  }
  return (
    <>
      <ul aria-label="Browsers that sign for you">
        {data.deviceKeys.map((browser) => (
          <Line key={browser.id}>
            <div>
              <Row $gap={2}>
                <Text $weight="medium">{browser.name}</Text>
                {browser.key === own && <Badge tone="success">This browser</Badge>}
              </Row>
              <Muted>Since {dateText(browser.createdAt, WHEN)}</Muted>
            </div>
            {browser.key !== own && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => askFor(browser)}
                aria-label={`Take ${browser.name} away, since ${dateText(browser.createdAt, WHEN)}`}
              >
                Take away
              </Button>
            )}
          </Line>
        ))}
      </ul>
      {asked && <RemoveDialog browser={asked} onClose={() => askFor(undefined)} />}
    </>
  );
}
