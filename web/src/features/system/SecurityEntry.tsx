import styled from 'styled-components';
import { dayText, momentText, timeText } from '../../lib/dates/dates';
import { IconButton } from '../../ui/button/IconButton';
import { useCopy } from '../../ui/feedback/use-copy';
import { Copy } from '../../ui/icon/icons';
import { Text } from '../../ui/text/Text';
import { box, color, font, screen, space } from '../../ui/theme/tokens';
import type { SecurityRun } from './security-runs';
import { SECURITY_WORDS } from './security-words';

const Item = styled.li`
  ${box.grid(0, 5)};
  padding: ${space[3]} 0;
  ${font.size('small')};
  overflow-wrap: anywhere;
  & + & {
    border-top: 1px solid ${color.border};
  }
  ${screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
const Origin = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  /* The button is higher than the line that it ends. */
  ${screen.phone} {
    button {
      margin-block: -${space[2]};
    }
  }
`;
const Name = styled.button`
  color: ${color.primaryText};
  text-align: left;
  text-decoration: underline;
`;

/** The user to whom the log is narrowed. */
export interface Person {
  id: string;
  name: string;
}

interface Props {
  events: SecurityRun;
  onPerson: (person: Person) => void;
}

/** An entry of the security log: what happened, how often, to whose account, when and from where. */
export function SecurityEntry({ events, onPerson }: Props) {
  const copy = useCopy();
  const { kind, userId, userName, actorName, network, requestId, at } = events[0];
  const first = events.at(-1) ?? events[0];
  const isOneDay = events.length > 1 && dayText(first.at) === dayText(at);
  return (
    <Item>
      <div>
        <Text as="p" $weight="bold">
          {SECURITY_WORDS[kind]}
          {events.length > 1 && `, ${events.length} times`}
        </Text>
        <p>
          {userId && userName ? (
            <Name
              type="button"
              title={`Only events of ${userName}`}
              onClick={() => onPerson({ id: userId, name: userName })}
            >
              {userName}
            </Name>
          ) : (
            '—'
          )}
          {actorName && `, by ${actorName}`}
        </p>
      </div>
      <Origin>
        <p>
          {events.length > 1 && (
            <>
              <time dateTime={first.at}>{momentText(first.at)}</time> to{' '}
            </>
          )}
          <time dateTime={at}>{isOneDay ? timeText(at) : momentText(at)}</time>
          {network && ` from ${network}`}
        </p>
        {requestId && (
          <IconButton
            size="small"
            label="Copy reference"
            icon={<Copy size={16} />}
            onClick={() => copy('Reference', requestId)}
          />
        )}
      </Origin>
    </Item>
  );
}
