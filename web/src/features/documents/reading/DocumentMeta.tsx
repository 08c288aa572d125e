import styled from 'styled-components';
import { dayText } from '../../../lib/dates/dates';
import { Badge } from '../../../ui/data/Badge';
import { LockKeyhole } from '../../../ui/icon/icons';
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
  /** The title above it: a type of the same name is not said twice. */
  title?: string;
}

/** A document's type, audience and last change. */
export function DocumentMeta({ document, title }: DocumentMetaProps) {
  const { documentType, accessLevel, updatedAt } = document;
  return (
    <Root>
      {documentType !== title && <Badge tone="info">{documentType}</Badge>}
      {accessLevel === 'owners' && (
        <Badge tone="warning" icon={<LockKeyhole aria-hidden />}>
          Owner Access Only
        </Badge>
      )}
      <time dateTime={updatedAt}>Last updated {dayText(updatedAt)}</time>
    </Root>
  );
}
