import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { Row } from '../layout/Stack';
import { ConfirmAction } from '../overlay/ConfirmAction';
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
  end: (link: Link) => Promise<unknown>;
  /** Ends all of them, where that can be done at once. */
  endAll?: () => Promise<unknown>;
  /** Reads the links again. */
  refresh: () => Promise<unknown>;
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

/** Private links that can be ended one by one, or all, after a question. */
export function EndableLinks<Link extends EndableLink>(props: Props<Link>) {
  const { links, end, endAll, refresh } = props;
  const [asked, ask] = useState<{ link?: Link }>();
  const button = (label: string, link?: Link) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={link && `End the link of ${link.name}`}
      onClick={() => ask(link ? { link } : {})}
    >
      {label}
    </Button>
  );
  return (
    <>
      <List>
        {links.map((link) => (
          <li key={link.id}>
            <p>
              {link.name}
              <small>{link.note}</small>
            </p>
            {button('End', link)}
          </li>
        ))}
      </List>
      {endAll && links.length > 1 && <Row>{button('End all')}</Row>}
      {asked && (
        <ConfirmAction
          title={asked.link ? `End the link of ${asked.link.name}?` : 'End all links?'}
          description="Its page no longer opens for anyone who has the address."
          confirmLabel={asked.link ? 'End' : 'End all'}
          attempt={{
            action: async () => (asked.link ? end(asked.link) : endAll?.()),
            refresh,
            failure: { title: 'The link could not be ended', fallback: 'Please try again.' },
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
