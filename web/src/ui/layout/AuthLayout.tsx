import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LakeHouse } from '../picture/LakeHouse';
import { Logo } from '../picture/Logo';
import {
  banner,
  box,
  color,
  font,
  radius,
  screen,
  shadow,
  space,
  windowHeight,
} from '../theme/tokens';

interface AuthLayoutProps {
  title: string;
  /** Instructions in one or two sentences. */
  text?: ReactNode;
  children: ReactNode;
  /** Links to the other account pages, below the form. */
  footer?: ReactNode;
}

const Root = styled.div`
  display: grid;
  min-height: ${windowHeight};
  background: ${color.background};
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  }
`;

const Side = styled.div`
  ${box.column()};
  min-width: 0;
  padding: max(${space[5]}, env(safe-area-inset-top)) ${space[4]}
    max(${space[5]}, env(safe-area-inset-bottom));
  ${screen.desk} {
    padding: ${space[6]};
  }
`;

const Main = styled.main`
  width: 100%;
  max-width: 25rem;
  margin: 0 auto;
  &:focus-visible {
    outline: 0;
  }
  padding-block: clamp(${space[5]}, 8vh, 6rem) ${space[6]};
  h1 {
    ${font.size('display')};
    letter-spacing: -0.01em;
  }
  & > p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

const Form = styled.div`
  margin-top: ${space[5]};
`;

const Footer = styled.div`
  margin-top: ${space[5]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
`;

const View = styled.div`
  display: none;
  position: sticky;
  top: ${banner};
  height: ${windowHeight};
  padding: ${space[4]} ${space[4]} ${space[4]} 0;
  ${screen.wide} {
    display: block;
  }
  svg {
    display: block;
    ${box.square('100%')};
    border-radius: ${radius.sheet};
    box-shadow: ${shadow.raised};
  }
`;

/** The page layout of sign-in, registration, verification and passwords. */
export function AuthLayout({ title, text, children, footer }: AuthLayoutProps) {
  return (
    <Root>
      <title>{`${title} · Fairweek`}</title>
      <Side>
        <header>
          <Logo />
        </header>
        <Main tabIndex={-1}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          <Form>{children}</Form>
          {footer && <Footer>{footer}</Footer>}
        </Main>
      </Side>
      <View>
        <LakeHouse />
      </View>
    </Root>
  );
}
