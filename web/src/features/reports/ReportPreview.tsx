import type { DateRange, ReportDefinition } from '@rules/reports';
import styled from 'styled-components';
import { useReportPreviewQuery } from '../../generated/graphql';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Grid } from '../../ui/layout/Grid';
import { Row } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { box, color, motion, radius, screen, space, weight } from '../../ui/theme/tokens';
import { ReportContents } from './ReportContents';
import { coveredText, lengthText, rangeText } from './report-words';

const Root = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  h3 {
    font-size: 1rem;
    font-weight: ${weight.bold};
  }
  h4 {
    margin-top: ${space[4]};
    font-size: 1rem;
    font-weight: ${weight.medium};
  }
`;
const Facts = styled.dl`
  ${box.grid(1)};
  margin-top: ${space[2]};
  transition: opacity ${motion.calm};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  div {
    ${box.flex(4)};
    justify-content: space-between;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    font-weight: ${weight.medium};
    text-align: right;
  }
`;
const Points = styled(Facts)`
  ${screen.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[5]};
  }
`;
const Contents = styled.div`
  margin-top: ${space[2]};
`;
const WAITING = ['first', 'second', 'third', 'fourth', 'fifth'];

function DataPoints({ definition, range, propertyIds }: Props) {
  const { data, previousData, loading, error, refetch } = useReportPreviewQuery({
    variables: {
      reportType: definition.id,
      ...range,
      ...(propertyIds.length > 0 && { propertyIds: [...propertyIds] }),
    },
    fetchPolicy: 'cache-and-network',
  });
  if (error) {
    return (
      <Row $justify="space-between" role="alert">
        <Text as="p" $tone="danger" $size="small">
          {errorText(error, 'The preview could not be loaded.')}
        </Text>
        <Button size="small" variant="secondary" onClick={() => refetch().catch(() => undefined)}>
          Retry
        </Button>
      </Row>
    );
  }
  const points = (data ?? previousData)?.reportPreview;
  if (!points) {
    return (
      <Grid $gap={2} $above={2} aria-busy>
        {WAITING.map((line) => (
          <Skeleton key={line} />
        ))}
      </Grid>
    );
  }
  return (
    <Points aria-busy={loading} aria-label="Data points summary">
      {points.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Points>
  );
}

interface Props {
  definition: ReportDefinition;
  range: DateRange;
  /** None for all. */
  propertyIds: readonly string[];
}

/** A preview of the report's contents, refetched when the range changes. */
export function ReportPreview(props: Props) {
  return (
    <Root aria-label="Report Preview">
      <h3>Report Preview</h3>
      <Facts>
        <div>
          <dt>Type</dt>
          <dd>{props.definition.name}</dd>
        </div>
        <div>
          <dt>Date range</dt>
          <dd>
            {rangeText(props.range)} <small>({lengthText(props.range)})</small>
          </dd>
        </div>
        <div>
          <dt>Properties</dt>
          <dd>{coveredText(props.propertyIds)}</dd>
        </div>
      </Facts>
      <h4>Data points summary</h4>
      <DataPoints {...props} />
      <h4>Contents</h4>
      <Contents>
        <ReportContents definition={props.definition} />
      </Contents>
    </Root>
  );
}
