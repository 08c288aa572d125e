import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { ArrowLeft } from '../icon/icons';
import { box, font } from '../theme/tokens';

const Bar = styled.div`
  ${box.row(2)};
  flex: none;
  h2 {
    ${font.size('large')};
    &:focus {
      outline: 0;
    }
  }
`;

interface Props {
  title: string;
  /** Where the back button leads. */
  backLabel: string;
  onBack: () => void;
  className?: string;
}

/**
 * The heading of a view that replaces another, with a back button; it is focused when it appears.
 */
export function BackHeading({ title, backLabel, onBack, className }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Bar className={className}>
      <IconButton label={backLabel} icon={<ArrowLeft size={20} />} size="small" onClick={onBack} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </Bar>
  );
}
