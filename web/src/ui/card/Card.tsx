import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Row } from '../layout/Stack';
import { box, color, font, motion, radius, screen, shadow, space } from '../theme/tokens';

interface CardProps {
  title?: ReactNode;
  /** A muted line below the title. */
  text?: ReactNode;
  icon?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Close to its border above and below, for a title alone. */
  isSlim?: boolean;
  /** Makes the whole card a link named by its title. */
  to?: string;
}

const Root = styled.section<{ $linked: boolean; $slim: boolean }>`
  position: relative;
  ${box.column(4)};
  min-width: 0;
  padding: ${space[5]};
  ${box.surface('large', 'card')};
  transition: box-shadow ${motion.calm}, border-color ${motion.calm};
  ${screen.phone} {
    padding: ${space[4]};
  }
  && {
    ${({ $slim }) => $slim && `padding-block: ${space[3]};`}
  }
  &:hover {
    ${({ $linked }) => $linked && `border-color: ${color.inputBorder}; box-shadow: ${shadow.raised};`}
  }
  &:focus-within:has(a:focus-visible) {
    ${({ $linked }) => $linked && `outline: 2px solid ${color.focus}; outline-offset: 2px;`}
  }
`;

const Mark = styled.span`
  ${box.center};
  flex: none;
  ${box.square('44px')};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  color: ${color.primaryText};
`;

const Heading = styled.div`
  flex: 1;
  min-width: min(7rem, 100%);
  align-self: center;
  h2 {
    ${font.size('large')};
  }
  p {
    margin-top: 0.125rem;
    ${font.muted('small')};
  }
`;

/** A link that is as large as its card. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: 0;
  &:hover {
    color: inherit;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`;

export function Card({ title, text, icon, actions, children, isSlim = false, to }: CardProps) {
  return (
    <Root $linked={to !== undefined} $slim={isSlim}>
      {title && (
        <Row as="header" $align="start">
          {icon && <Mark>{icon}</Mark>}
          <Heading>
            <h2>{to === undefined ? title : <CardLink to={to}>{title}</CardLink>}</h2>
            {text && <p>{text}</p>}
          </Heading>
          {actions}
        </Row>
      )}
      {children}
    </Root>
  );
}
