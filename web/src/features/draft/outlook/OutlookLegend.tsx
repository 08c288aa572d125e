import styled from 'styled-components';
import { errorText } from '../../../lib/network/error-text';
import { Stack } from '../../../ui/layout/Stack';
import { color, size } from '../../../ui/theme/tokens';
import { type Outlook, SINCERE, sureness, TOO_FEW } from './outlook';

const Legend = styled(Stack)`
  color: ${color.textMuted};
  font-size: ${size.small};
  p {
    text-wrap: pretty;
  }
  b {
    color: ${color.text};
  }
`;

interface OutlookLegendProps {
  outlook: Outlook | undefined;
  error: unknown;
  place: number;
}

/** What the marks on the weeks mean, how sure they are, and the advice to be sincere. */
export function OutlookLegend({ outlook, error, place }: OutlookLegendProps) {
  if (!outlook) {
    return error ? (
      <Legend role="status">{errorText(error, 'The outlook could not be loaded.')}</Legend>
    ) : null;
  }
  if (outlook.turns.length === 0) return <Legend>{TOO_FEW}</Legend>;
  return (
    <Legend $gap={1}>
      <p>
        <b>R2</b> on a week: at place {place}, yours, it was usually still free in round 2. Without
        a mark it was usually gone before your first turn, or has no earlier year to compare.
      </p>
      <p>{sureness(outlook)}</p>
      <p>{SINCERE}</p>
    </Legend>
  );
}
