import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { X } from '../icon/icons';
import { box, color, font, radius, space } from '../theme/tokens';

/** A list of chips. */
export const Chips = styled.ul`
  ${box.wrap(2)};
  margin: ${space[2]} 0 0;
`;

const Root = styled.li`
  display: flex;
  align-items: center;
  padding-left: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.secondary};
  ${font.size('small')};
`;

/** Something that was chosen, with a button that leaves it out. */
export const Chip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Root>
    {name}
    <IconButton
      size="small"
      label={`Leave out ${name}`}
      icon={<X size={16} />}
      onClick={onRemove}
    />
  </Root>
);
