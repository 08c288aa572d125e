import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../ui/picture/Avatar';
import { box, color, font, radius, screen, space, thumb, weight } from '../../ui/theme/tokens';

interface Props extends ComponentProps<'button'> {
  name: string;
  pictureUrl: string | null;
}

const Root = styled.button`
  ${box.row(3)};
  min-width: ${thumb};
  min-height: ${thumb};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  font-weight: ${weight.medium};
  text-align: left;
  ${screen.wide} {
    width: 100%;
  }
  &:hover,
  &[data-state='open'] {
    background: ${color.sunken};
  }
  & > span:last-child {
    display: none;
    ${screen.wide} {
      display: block;
      ${font.cut};
    }
  }
`;

/** Opens the user's menu; shows the name if there is room. */
export function UserMenuButton({ name, pictureUrl, ...button }: Props) {
  return (
    <Root type="button" aria-label={`Account of ${name}`} {...button}>
      <Avatar name={name} src={pictureUrl} size={36} />
      <span>{name}</span>
    </Root>
  );
}
