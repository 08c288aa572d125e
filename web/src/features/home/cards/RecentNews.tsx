import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { sentenceText } from '../../../lib/text/sentence';
import { Card } from '../../../ui/card/Card';
import { ChevronRight, History } from '../../../ui/icon/icons';
import { box, font, space } from '../../../ui/theme/tokens';
import { RowLink } from './LinkRow';

const List = styled.ul`
  display: grid;
  margin: 0 -${space[2]} -${space[2]};
`;

const Row = styled(RowLink)`
  line-height: 1.35;
  overflow-wrap: anywhere;
  > span {
    display: grid;
    ${box.grow};
  }
  time {
    ${font.muted('tiny')};
  }
`;

const TITLE = 'Recent activity';

/**
 * Recent activity of the user and in their properties (spec §9 'activity list'), each linked to its
 * details; renders nothing if empty.
 */
export function RecentNews({ items }: { items: HomeQuery['myActivity'] }) {
  if (items.length === 0) return null;
  return (
    <Card title={TITLE} icon={<History size={22} aria-hidden />}>
      <List aria-label={TITLE}>
        {items.map(({ id, at, sentence, path }) => (
          <li key={id}>
            <Row to={path}>
              <span>
                {sentenceText(sentence)}
                <time dateTime={at}>{momentText(at)}</time>
              </span>
              <ChevronRight size={20} aria-hidden />
            </Row>
          </li>
        ))}
      </List>
    </Card>
  );
}
