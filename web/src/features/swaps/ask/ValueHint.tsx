import styled from 'styled-components';
import { Equal, Scale } from '../../../ui/icon/icons';
import { box, color, font, radius, space, weight } from '../../../ui/theme/tokens';
import type { Swap } from '../swap';

const HINTS = {
  EQUAL: { title: 'About equal', Icon: Equal },
  GIVE_MORE: { title: 'You give more', Icon: Scale },
  GET_MORE: { title: 'You get more', Icon: Scale },
} as const;

const Root = styled.div`
  ${box.flex(3)};
  align-items: flex-start;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  ${font.size('small')};
  svg {
    margin-top: 0.15em;
    color: ${color.textMuted};
  }
  strong {
    font-weight: ${weight.medium};
  }
  p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

/** Compares the value of both weeks for the user, in neutral words: a hint, not advice. */
export function ValueHint({ value }: { value: NonNullable<Swap['value']> }) {
  const { title, Icon } = HINTS[value.verdict];
  return (
    <Root>
      <Icon size={18} aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{value.reason}</p>
      </div>
    </Root>
  );
}
