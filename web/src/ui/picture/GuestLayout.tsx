import type { ReactNode } from 'react';
import styled from 'styled-components';
import { errorText } from '../../lib/network/error-text';
import { ErrorState } from '../feedback/ErrorState';
import { LoadingState } from '../feedback/LoadingState';
import { MapPin } from '../icon/icons';
import { Row } from '../layout/Stack';
import { banner, color, font, radius, screen, shadow, space, windowHeight } from '../theme/tokens';
import { LakeHouse } from './LakeHouse';

interface GuestLayoutProps {
  title: string;
  /** The property's location. */
  place?: string;
  /** The host's welcome, a sentence or two. */
  text: ReactNode;
  children?: ReactNode;
}

const Root = styled.div`
  min-height: ${windowHeight};
  background: ${color.background};
  ${screen.phone} {
    background: ${color.surface};
  }
  ${screen.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  }
`;

/** A strip above the page on phones, half the page on wide screens. */
const View = styled.div`
  position: relative;
  height: calc(11rem + env(safe-area-inset-top));
  overflow: hidden;
  svg {
    position: absolute;
    top: -28vw;
    width: 100%;
    height: 115vw;
  }
  ${screen.phone} {
    /* Down into the strip, in the picture's own units. */
    .sun {
      transform: translate(30px, 120px);
    }
  }
  ${screen.desk} {
    height: 16rem;
    svg {
      top: -17rem;
      height: 64rem;
    }
  }
  ${screen.wide} {
    position: sticky;
    top: ${banner};
    height: ${windowHeight};
    svg {
      inset: 0;
      height: 100%;
    }
  }
`;

const Sheet = styled.main`
  position: relative;
  max-width: 40rem;
  margin: -${space[5]} auto 0;
  padding: ${space[5]} ${space[4]} max(${space[6]}, env(safe-area-inset-bottom));
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};
  outline: 0;
  ${screen.desk} {
    padding: ${space[6]};
    margin-bottom: ${space[6]};
    border-radius: ${radius.sheet};
    box-shadow: ${shadow.raised};
  }
  ${screen.wide} {
    width: calc(100% - 2 * ${space[6]});
    margin: ${space[6]} auto;
    align-self: center;
  }
  h1 {
    ${font.size('display')};
    letter-spacing: -0.01em;
  }
`;

const Place = styled(Row)`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`;

const Words = styled.p`
  margin: ${space[4]} 0 ${space[5]};
  ${font.size('large')};
  line-height: 1.4;
  text-wrap: pretty;
`;

/** The layout of a property's guest page, without account or navigation. */
export function GuestLayout({ title, place, text, children }: GuestLayoutProps) {
  return (
    <Root>
      <title>{title}</title>
      <View>
        <LakeHouse />
      </View>
      <Sheet tabIndex={-1}>
        <h1>{title}</h1>
        {place && (
          <Place as="p" $gap={1} $nowrap>
            <MapPin size={16} aria-hidden style={{ flex: 'none' }} /> {place}
          </Place>
        )}
        <Words>{text}</Words>
        {children}
      </Sheet>
    </Root>
  );
}

/** The guest page while its data loads, or why it could not be loaded. */
export const GuestNotLoaded = ({ error, refetch }: { error: unknown; refetch: () => unknown }) =>
  error ? (
    <GuestLayout title="Welcome" text="This page could not be loaded.">
      <ErrorState
        message={errorText(error, 'Please check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    </GuestLayout>
  ) : (
    <GuestLayout title="Welcome" text="One moment, please.">
      <LoadingState />
    </GuestLayout>
  );
