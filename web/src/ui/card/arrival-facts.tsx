import type { ReactNode } from 'react';
import { clockText } from '../../lib/dates/dates';
import { IconButton } from '../button/IconButton';
import { useCopy } from '../feedback/use-copy';
import { Copy } from '../icon/icons';
import { Row } from '../layout/Stack';
import { space } from '../theme/tokens';

/** The times and the wifi of a property, as far as they are known. */
interface Arrival {
  checkInTime: string | null;
  checkOutTime: string | null;
  wifiNetwork: string | null;
  wifiPassword: string | null;
}

/** A text with a button that copies it. */
function Copied({ what, children }: { what: string; children: string }) {
  const copy = useCopy();
  return (
    <Row $gap={1} $nowrap>
      <span>{children}</span>
      <IconButton
        label={`Copy the ${what.toLowerCase()}`}
        icon={<Copy size={18} />}
        onClick={() => copy(what, children)}
        // Taller than the line of text, which stays in step with its label.
        style={{ marginBlock: `-${space[3]}` }}
      />
    </Row>
  );
}

/** The times and the wifi as named facts. */
export const arrivalFacts = ({
  checkInTime,
  checkOutTime,
  wifiNetwork,
  wifiPassword,
}: Arrival): (readonly [string, ReactNode])[] => [
  ...(checkInTime ? [['Check in', `from ${clockText(checkInTime)}`] as const] : []),
  ...(checkOutTime ? [['Check out', `until ${clockText(checkOutTime)}`] as const] : []),
  ...(wifiNetwork ? [['Wifi', wifiNetwork] as const] : []),
  ...(wifiPassword
    ? [
        [
          'Password',
          <Copied key="password" what="Wifi password">
            {wifiPassword}
          </Copied>,
        ] as const,
      ]
    : []),
];
