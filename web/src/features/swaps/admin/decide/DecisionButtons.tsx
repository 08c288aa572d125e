import { Check, X } from 'lucide-react';
import { IconButton } from '../../../../ui/button/IconButton';
import { Row } from '../../../../ui/layout/Stack';
import type { Action } from './decision-words';

interface Props {
  /** Which one: 'the swap for 3–10 July 2027'. */
  name: string;
  onDecide: (action: Action) => void;
}

/** Quiet buttons that open the question about a swap. */
export function DecisionButtons({ name, onDecide }: Props) {
  return (
    <Row $gap={1} $nowrap $justify="end">
      <IconButton
        size="small"
        label={`Approve ${name}`}
        icon={<Check size={18} aria-hidden />}
        onClick={() => onDecide('approve')}
      />
      <IconButton
        size="small"
        label={`Decline ${name}`}
        icon={<X size={18} aria-hidden />}
        onClick={() => onDecide('decline')}
      />
    </Row>
  );
}
