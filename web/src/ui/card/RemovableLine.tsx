import { type ComponentProps, useState } from 'react';
import { dayText, momentText } from '../../lib/dates/dates';
import { Button } from '../button/Button';
import { Stack } from '../layout/Stack';
import { ConfirmAction } from '../overlay/ConfirmAction';
import { Muted, Text } from '../text/Text';
import { Line } from './lines';

interface Props {
  name: string;
  /** How it came, such as ‘added’. */
  came: string;
  createdAt: string;
  usedAt: string | null | undefined;
  /** The effect of its removal. */
  description: string;
  attempt: ComponentProps<typeof ConfirmAction>['attempt'];
}

/** A way to sign in with its times, which its user can remove. */
export function RemovableLine({ name, came, createdAt, usedAt, description, attempt }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Line>
      <Stack $gap={1}>
        <Text $weight="medium" $wrap="anywhere">
          {name}
        </Text>
        <Muted>
          {usedAt ? `Last used ${momentText(usedAt)}` : 'Never used'} · {came} {dayText(createdAt)}
        </Muted>
      </Stack>
      <Button
        size="small"
        variant="secondary"
        onClick={() => setAsking(true)}
        aria-label={`Remove ${name}, ${came} ${momentText(createdAt)}`}
      >
        Remove
      </Button>
      {isAsking && (
        <ConfirmAction
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          {...{ description, attempt }}
          onClose={() => setAsking(false)}
        />
      )}
    </Line>
  );
}
