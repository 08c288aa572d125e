import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Line } from '../../../ui/card/lines';
import { Muted } from '../../../ui/text/Text';
import { FillDialog } from '../fill/FillDialog';
import { AgreeDialog } from './AgreeDialog';
import { PlanDialog } from './PlanDialog';

/** The ways in which the weeks of a year get their owners. */
const WAYS = {
  plan: {
    title: 'The owners choose in a draft',
    text: 'In turns, in the order of the rotation; everyone sees the order before it starts.',
    label: 'Plan a draft',
  },
  fill: {
    title: 'The rotation gives them',
    text: 'Each share gets its weeks by the same order, without wishes; you see them first.',
    label: 'Fill by rotation…',
  },
  agree: {
    title: 'They are agreed outside Fairweek',
    text: 'There is no draft; you import the weeks or give them in the calendar.',
    label: 'Agreed outside…',
  },
};
type Way = keyof typeof WAYS;

interface Props {
  propertyId: string;
  year: number;
  refresh: () => Promise<unknown>;
}

/** The ways in which the weeks of a year can get their owners, for administrators. */
export function YearChoices({ propertyId, year, refresh }: Props) {
  const [chosen, choose] = useState<Way>();
  const dialog = { propertyId, year, onClose: () => choose(undefined) };
  return (
    <>
      <ul aria-label={`Ways to give the weeks of ${year}`}>
        {(Object.keys(WAYS) as Way[]).map((way) => (
          <Line key={way}>
            <div>
              <strong>{WAYS[way].title}</strong>
              <Muted>{WAYS[way].text}</Muted>
            </div>
            <Button variant={way === 'plan' ? 'primary' : 'secondary'} onClick={() => choose(way)}>
              {WAYS[way].label}
            </Button>
          </Line>
        ))}
      </ul>
      {chosen === 'plan' && <PlanDialog {...dialog} refresh={refresh} draft={null} />}
      {chosen === 'fill' && <FillDialog {...dialog} />}
      {chosen === 'agree' && <AgreeDialog {...dialog} isAgreed={false} />}
    </>
  );
}
