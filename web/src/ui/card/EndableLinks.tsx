import styled from 'styled-components';
import { Button } from '../button/Button';
import { box, color, font, space } from '../theme/tokens';

interface EndableLink {
  id: string;
  /** The name of the guest. */
  name: string;
  /** The dates of the stay, or the day on which the link ends. */
  note: string;
}

interface Props<Link> {
  links: readonly Link[];
  onEnd: (link: Link) => void;
  isBusy: boolean;
}

const List = styled.ul`
  li {
    ${box.row(3)};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.border};
  }
  p {
    ${box.grow};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${font.muted('small')};
  }
`;

/** Private links that can be ended one by one. */
export function EndableLinks<Link extends EndableLink>({ links, onEnd, isBusy }: Props<Link>) {
  return (
    <List>
      {links.map((link) => (
        <li key={link.id}>
          <p>
            {link.name}
            <small>{link.note}</small>
          </p>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`End the link of ${link.name}`}
            onClick={() => onEnd(link)}
          >
            End
          </Button>
        </li>
      ))}
    </List>
  );
}
