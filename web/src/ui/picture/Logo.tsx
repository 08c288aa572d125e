import styled from 'styled-components';
import { box, color, font } from '../theme/tokens';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font-family: ${font.title};
  font-size: 1.375rem;
  line-height: 1;
  color: ${color.text};
`;

const Mark = styled.svg`
  ${box.square('1.5em')};
  .ground {
    fill: ${color.primary};
  }
  .house {
    fill: ${color.onPrimary};
  }
  .week {
    fill: ${color.primary};
  }
  .mine {
    fill: ${color.accent};
  }
`;

/** The mark: a house whose windows are two week tiles, one of them yours. */
function LogoMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden>
      <rect className="ground" width="32" height="32" rx="8" />
      <path
        className="house"
        d="M6.5 15.5 16 7.5l9.5 8v8a1.5 1.5 0 0 1-1.5 1.5H8a1.5 1.5 0 0 1-1.5-1.5z"
      />
      <rect className="week" x="10" y="16" width="5" height="5" rx="1" />
      <rect className="mine" x="17" y="16" width="5" height="5" rx="1" />
    </Mark>
  );
}

export function Logo() {
  return (
    <Root>
      <LogoMark />
      Fairweek
    </Root>
  );
}
