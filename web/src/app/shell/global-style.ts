import { createGlobalStyle } from 'styled-components';
import {
  banner,
  bar,
  color,
  font,
  numerals,
  screen,
  size,
  thumb,
  weight,
} from '../../ui/theme/tokens';

/**
 * Reset, type and focus rings; the fallback fonts have the metrics of ours, so that nothing moves
 * when they load.
 */
export const GlobalStyle = createGlobalStyle`
  @font-face {
    font-family: 'Source Sans Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Helvetica');
    size-adjust: 92.1%;
    ascent-override: 111.2%;
    descent-override: 43.4%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Young Serif Fallback';
    src: local('Times New Roman'), local('Liberation Serif');
    size-adjust: 120%;
    ascent-override: 87.5%;
    descent-override: 30.8%;
    line-gap-override: 0%;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    overflow-y: scroll;
    ${screen.phone} {
      /** Scroll targets and focused elements must not end up under the bars. */
      scroll-padding: calc(${bar.top} + 8px) 0 calc(${bar.bottom} + 8px);
      &:has([data-sticky-tabs]) {
        scroll-padding-top: calc(${bar.top} + ${thumb} + 8px);
      }
    }
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    padding-top: ${banner};
    background: ${color.background};
    color: ${color.text};
    font: ${weight.normal} ${size.body} / 1.5 ${font.text};
    ${numerals};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }

  @media print {
    nav[aria-label='Main'], #start {
      display: none !important;
    }
  }

  /**
   * Radix makes room for the scrollbar that it hides behind a dialog, and none for a banner; ours
   * stay, so nothing may move.
   */
  html body[data-scroll-locked] {
    padding-top: ${banner};
    overflow: visible !important;
    margin-right: 0 !important;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  h1, h2, h3, h4 {
    line-height: 1.2;
    text-wrap: balance;
  }

  h1, h2 {
    font-family: ${font.title};
    font-weight: ${weight.normal};
  }

  ul, ol {
    list-style: none;
  }

  button, input, textarea, select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  a {
    color: ${color.primaryText};
    text-underline-offset: 0.18em;
    text-decoration-thickness: from-font;
  }

  a:hover {
    color: ${color.primaryHover};
  }

  svg {
    flex-shrink: 0;
  }

  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  ::selection {
    background: ${color.accentSoft};
    color: ${color.text};
  }

  /** High contrast modes replace colours: what is selected, and what a colour means, keeps a line. */
  @media (forced-colors: active) {
    [aria-pressed='true'],
    [aria-current]:not([aria-current='false']),
    [aria-selected='true'],
    [role='tab'][data-state='active'],
    nav .active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    [data-week].mine {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    :is(span, i):is(.PEAK, .HIGH, .LOW):not(.tile) {
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
