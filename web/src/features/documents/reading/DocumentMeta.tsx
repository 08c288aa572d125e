import styled from 'styled-components';
import { dayText } from '../../../lib/dates/dates';
import { LockKeyhole } from '../../../ui/icon/icons';
import { Badge } from '../../../ui/text/Badge';
import { color, size, space, weight } from '../../../ui/theme/tokens';

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.tiny};
  font-weight: ${weight.normal};
`;

interface DocumentMetaProps {
  document: { documentType: string; accessLevel: string; updatedAt: string };
}

/** A document's type, audience and last change. */
export function DocumentMeta({ document }: DocumentMetaProps) {
  const { documentType, accessLevel, updatedAt } = document;
  return (
    <Root>
      <Badge tone="info">{documentType}</Badge>
      {accessLevel === 'owners' && (
        <Badge tone="warning" icon={<LockKeyhole aria-hidden />}>
          Owner Access Only
        </Badge>
      )}
      <time dateTime={updatedAt}>Last updated {dayText(updatedAt)}</time>
    </Root>
  );
}
