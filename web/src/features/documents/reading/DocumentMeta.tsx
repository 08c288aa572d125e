import styled from 'styled-components';
import { dayText } from '../../../lib/dates/dates';
import { LockKeyhole } from '../../../ui/icon/icons';
import { Badge } from '../../../ui/text/Badge';
import { box, font } from '../../../ui/theme/tokens';

const Root = styled.span`
  ${box.wrap(1, 2)};
  align-items: center;
  ${font.muted('tiny', 'normal')};
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
