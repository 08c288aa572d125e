import styled from 'styled-components';
import { Button } from '../button/Button';
import { box, color, font, space } from '../theme/tokens';

interface EndableLink {
  id: string;
  /** The name of the guest. */
  name: string;
  /** Its stay or its end. */
  note: string;
}

interface Props {
  links: readonly EndableLink[];
  onEnd: (id: string) => void;
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
export function EndableLinks({ links, onEnd, isBusy }: Props) {
  return (
    <List>
      {links.map(({ id, name, note }) => (
        <li key={id}>
          <p>
            {name}
            <small>{note}</small>
          </p>
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`End the link of ${name}`}
            onClick={() => onEnd(id)}
          >
            End
          </Button>
        </li>
      ))}
    </List>
  );
}
