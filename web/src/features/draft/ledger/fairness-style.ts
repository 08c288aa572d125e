import styled from 'styled-components';
import { box, color, font, radius, screen, space, thumb, weight } from '../../../ui/theme/tokens';

/** The first thing to read. */
export const Verdict = styled.div`
  ${box.grid(4)};
  grid-template-columns: auto minmax(0, 1fr);
  margin-bottom: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  > svg {
    margin-top: 0.25rem;
    color: ${color.primaryText};
  }
  p:first-child {
    ${font.heading('title', 1.3)};
    text-wrap: balance;
  }
  p + p {
    max-width: 44rem;
    margin-top: ${space[2]};
    ${font.size('small')};
    text-wrap: pretty;
  }
  ${screen.phone} {
    gap: ${space[3]};
    padding: ${space[4]};
    p:first-child {
      ${font.size('large')};
    }
  }
`;

export const Facts = styled.ul`
  ${box.grid(3)};
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  margin-block: ${space[3]};
  > li {
    padding: ${space[4]};
    ${box.surface('large')};
  }
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  h4 {
    ${font.muted('small', 'medium')};
  }
  h4 + p {
    margin-bottom: ${space[1]};
    ${font.size('large', 'bold')};
    line-height: 1.4;
  }
  p {
    text-wrap: pretty;
  }
`;

/** The heading of a part: of this house, or of simulated ones. */
export const PartHeading = styled.h3`
  margin: ${space[6]} 0 ${space[2]};
  ${font.size('large')};
`;

/** Pictures side by side where there is room. */
export const Pictures = styled.div`
  ${box.grid(0, 5)};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
`;

/** The exact figures, for who wants to know. */
export const Measured = styled.div`
  max-width: 44rem;
  padding-left: ${space[3]};
  border-left: 2px solid ${color.border};
  ${font.muted('small')};
  text-wrap: pretty;
  dl > div {
    margin-top: ${space[3]};
  }
  dt {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

/** A part of the evidence, in words with its links. */
export const Proof = styled.section`
  ${box.grid(2)};
  align-content: start;
  padding: ${space[4]};
  ${box.surface('large')};
  h2 {
    ${font.size('large')};
  }
  > p {
    max-width: 44rem;
    text-wrap: pretty;
  }
  a {
    ${box.inline(2)};
    min-height: ${thumb};
  }
  code {
    padding: 0 0.3em;
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-size: 0.9em;
  }
`;
