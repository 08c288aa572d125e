import { IconButton } from '../button/IconButton';
import { ArrowDown, ArrowUp, X } from '../icon/icons';

interface RankButtonsProps {
  /** The ranked item, for example '3–10 July'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves an item of a ranked list up or down, or removes it. */
export function RankButtons({ name, isFirst, isLast, onMove, onRemove }: RankButtonsProps) {
  return (
    <span className="buttons">
      <IconButton
        label={`${name} up`}
        size="small"
        icon={<ArrowUp size={18} aria-hidden />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`${name} down`}
        size="small"
        icon={<ArrowDown size={18} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={`Take ${name} off the list`}
        size="small"
        icon={<X size={18} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  );
}
