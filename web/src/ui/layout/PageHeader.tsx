import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { ArrowLeft } from '../icon/icons';
import { box, color, font, screen, space } from '../theme/tokens';

interface PageHeaderProps {
  title: string;
  /** The title of the browser tab, if different. */
  tabTitle?: string;
  /** For a screen whose own content begins with the title, as its h1. */
  hidesTitle?: boolean;
  /** One muted line below the title. */
  text?: ReactNode;
  /** The screen's buttons, at the end of the line. */
  actions?: ReactNode;
  back?: { to: string; label: string };
  /** One line, for a screen that is worked on all day. */
  slim?: boolean;
  /** Cuts a long title, so that nothing moves once a name in it is known. */
  isTitleCut?: boolean;
}

const cutStyle = css`
  & > div:first-of-type {
    flex: 1 1 100%;
    min-width: 0;
    ${screen.desk} {
      flex-basis: 0;
    }
  }
  h1 {
    ${font.cut};
    ${font.size('title')};
  }
`;

const slimStyle = css`
  /* Below a notice. */
  * + & {
    margin-top: ${space[4]};
  }
  && {
    align-items: center;
    gap: ${space[1]} ${space[4]};
    margin-bottom: ${space[2]};
  }
  & > div:first-of-type {
    ${box.wrap(0, 3)};
    align-items: baseline;
  }
  h1 {
    ${font.size('title')};
  }
  p {
    margin: 0;
    ${font.size('small')};
  }
  ${screen.phone} {
    && {
      flex-wrap: nowrap;
      column-gap: ${space[2]};
    }
    & > div:first-of-type {
      column-gap: ${space[2]};
      min-width: 0;
    }
    h1 {
      font-size: 1.125rem;
      line-height: 1.3;
      white-space: nowrap;
    }
    p {
      ${font.size('tiny')};
      line-height: 1.3;
    }
  }
`;

const Root = styled.header<{ $slim: boolean; $isTitleCut: boolean }>`
  ${box.wrap(4)};
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: ${space[5]};
  ${screen.phone} {
    align-items: center;
  }
  ${screen.desk} {
    margin-bottom: ${space[6]};
  }
  ${({ $slim }) => $slim && slimStyle}
  ${({ $isTitleCut }) => $isTitleCut && cutStyle}
`;

const Title = styled.h1`
  ${font.size('display')};
  letter-spacing: -0.01em;
`;

const Text = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  /** Badges. */
  & > span {
    margin-inline-end: ${space[1]};
  }
`;

const Back = styled(Link)`
  ${box.inline(1)};
  min-height: 32px;
  ${font.size('small')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Actions = styled.div`
  ${box.wrap(3)};
  ${screen.phone} {
    /* Buttons are higher than the title beside them, which begins at the same place everywhere. */
    margin-block: -0.3rem;
  }
`;

/** The screen's title, which is also the title of the browser tab. */
export function PageHeader({
  title,
  tabTitle = title,
  hidesTitle = false,
  text,
  actions,
  back,
  slim = false,
  isTitleCut = false,
}: PageHeaderProps) {
  return (
    <Root $slim={slim} $isTitleCut={isTitleCut}>
      <title>{`${tabTitle} · Fairweek`}</title>
      <div>
        {back && (
          <Back to={back.to}>
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </Back>
        )}
        {!hidesTitle && <Title>{title}</Title>}
        {text && <Text>{text}</Text>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
