import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AuditLogQuery } from '../../generated/graphql';
import { dayText, momentText } from '../../lib/dates/dates';
import { color, screen, size, space } from '../../ui/theme/tokens';

const Item = styled.li`
  display: grid;
  gap: ${space[1]} ${space[5]};
  padding: ${space[3]} ${space[4]};
  font-size: ${size.small};
  & + & {
    border-top: 1px solid ${color.border};
  }
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;
const Sentence = styled.p`
  max-width: 46rem;
  overflow-wrap: anywhere;
  a {
    color: ${color.text};
    text-decoration-color: ${color.border};
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
`;
const When = styled.time`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

type Entry = AuditLogQuery['auditLog']['items'][number];

/** A date in the reader's form: a day, or a moment by the reader's clock. */
const dateIn = (date: string) => (date.includes('T') ? momentText(date) : dayText(date));

function Part({ text, path, date }: Entry['sentence'][number]) {
  if (date != null) return <time dateTime={date}>{dateIn(date)}</time>;
  return path == null ? text : <Link to={path}>{text}</Link>;
}

/** An entry of the audit log: a sentence whose names lead to what they name, and when it was. */
export function AuditEntry({ entry: { sentence, at } }: { entry: Entry }) {
  return (
    <Item>
      <Sentence>
        {sentence.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in order
          <Part key={index} {...part} />
        ))}
      </Sentence>
      <When dateTime={at}>{momentText(at)}</When>
    </Item>
  );
}
