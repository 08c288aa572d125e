import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { AuditLogQuery } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { color, screen, size, space, weight } from '../../ui/theme/tokens';
import { changesOf, inPlainWords, NOTHING } from './changes';

const Item = styled.li`
  display: grid;
  gap: ${space[1]} ${space[5]};
  padding: ${space[3]} ${space[4]};
  font-size: ${size.small};
  & + & {
    border-top: 1px solid ${color.border};
  }
  ${screen.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
const What = styled.p`
  strong {
    font-weight: ${weight.bold};
  }
`;
const Muted = styled.p`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
const Changes = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: 0 ${space[4]};
  overflow-wrap: anywhere;
  dt {
    color: ${color.textMuted};
  }
  del {
    color: ${color.textMuted};
  }
  ins {
    text-decoration: none;
  }
  svg {
    margin: 0 ${space[2]};
    color: ${color.textMuted};
    vertical-align: middle;
  }
`;

/** An audit log entry: who did what to whom and when, with the values before and after. */
export function AuditEntry({ entry }: { entry: AuditLogQuery['auditLog']['items'][number] }) {
  const { actorName, action, subject, at } = entry;
  return (
    <Item>
      <div>
        <What>
          <strong>{inPlainWords(action)}</strong>: {subject}
        </What>
        <Muted>
          {actorName}, <time dateTime={at}>{momentText(at)}</time>
        </Muted>
      </div>
      <Changes>
        {changesOf(entry.before, entry.after).map(({ field, before, after }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{field}</dt>
            <dd>
              {entry.before !== null && (
                <>
                  <VisuallyHidden>before: </VisuallyHidden>
                  {before === NOTHING ? before : <del>{before}</del>}
                </>
              )}
              {entry.before !== null && entry.after !== null && (
                <ArrowRight size={14} aria-hidden />
              )}
              {entry.after !== null && (
                <>
                  <VisuallyHidden>after: </VisuallyHidden>
                  <ins>{after}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </Changes>
    </Item>
  );
}
