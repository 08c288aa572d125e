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
export function arrivalFacts(arrival: Arrival): (readonly [string, ReactNode])[] {
  const { checkInTime, checkOutTime, wifiNetwork, wifiPassword } = arrival;
  const facts = [
    ['Check in', checkInTime && `from ${clockText(checkInTime)}`],
    ['Check out', checkOutTime && `until ${clockText(checkOutTime)}`],
    ['Wifi', wifiNetwork],
    ['Password', wifiPassword && <Copied what="Wifi password">{wifiPassword}</Copied>],
  ] as const;
  return facts.filter(([, value]) => value);
}
