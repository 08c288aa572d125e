import { dayText } from '../../lib/dates/dates';
import { Text } from '../text/Text';

interface Props {
  year: number;
  agreed: { reason: string; agreedByName: string; agreedAt: string };
}

/** Says of a year whose weeks were agreed outside Fairweek who marked it as such, when and why. */
export function AgreedNote({ year, agreed: { reason, agreedByName, agreedAt } }: Props) {
  return (
    <Text as="p" $tone="muted" $wrap="pretty" $below={4}>
      The weeks of {year} are agreed outside Fairweek: there is no draft of them. Marked by{' '}
      {agreedByName} on {dayText(agreedAt)}: “{reason}”
    </Text>
  );
}
