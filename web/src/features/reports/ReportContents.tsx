import type { ReportDefinition } from '@rules/reports';
import styled from 'styled-components';
import { box, color, screen, weight } from '../../ui/theme/tokens';

const Files = styled.dl`
  ${box.grid(2, 3)};
  grid-template-columns: max-content minmax(0, 1fr);
  line-height: 1.4;
  dt {
    color: ${color.textMuted};
    font-weight: ${weight.medium};
  }
`;
/** Two columns on a desk; running text on a phone, where a column would be long. */
const Sections = styled.ul`
  ${screen.desk} {
    ${box.grid(1, 4)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screen.phone} {
    li {
      display: inline;
    }
    li + li::before {
      content: ' · ';
    }
  }
`;

/** The content of the two files of a report. */
export function ReportContents({
  definition: { sections, csv },
}: {
  definition: ReportDefinition;
}) {
  return (
    <Files>
      <dt>PDF</dt>
      <dd>
        <Sections>
          {['Key figures', ...sections].map((section) => (
            <li key={section}>{section}</li>
          ))}
        </Sections>
      </dd>
      <dt>CSV</dt>
      <dd>{csv}</dd>
    </Files>
  );
}
