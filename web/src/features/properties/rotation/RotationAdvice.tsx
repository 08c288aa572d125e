import { useRotatingSharesQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { Row } from '../../../ui/layout/Stack';
import { standingOf, suggestion } from './rotation-choice';

interface Props {
  propertyId: string;
  /** The year that is about to be drafted. */
  year: number;
  onChoose: () => void;
}

/** Says that another rotation would be fairer, before an order of choice is fixed by a draft. */
export function RotationAdvice({ propertyId, year, onChoose }: Props) {
  const { data } = useRotatingSharesQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  if (!data || data.rotation.isHeld) return null;
  const standing = standingOf(data);
  const text = standing.first && suggestion(standing, standing.first);
  if (!text) return null;
  return (
    <NoticeBox as="aside" aria-label="Rotation">
      <Row $justify="space-between">
        <p>
          <strong>A rotation over the shares that take part is fairer here.</strong> {text}
        </p>
        <Button size="small" variant="secondary" onClick={onChoose}>
          Choose the rotation
        </Button>
      </Row>
    </NoticeBox>
  );
}
