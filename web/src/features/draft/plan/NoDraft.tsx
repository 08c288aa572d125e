import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PlanDialog } from './PlanDialog';

interface NoDraftProps {
  propertyId: string;
  year: number;
  mayManage: boolean;
  refresh: () => Promise<unknown>;
}

/** Shown for a year without a planned draft. */
export function NoDraft({ propertyId, year, mayManage, refresh }: NoDraftProps) {
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <EmptyState
        icon={<CalendarClock size={28} />}
        title={`No draft is planned for ${year}`}
        text={
          mayManage
            ? 'Set the number of rounds, how long a turn lasts and when it opens. Everyone sees the order before it starts.'
            : 'Once an administrator plans one, you will see here when it opens and in which order everyone chooses.'
        }
        action={mayManage && <Button onClick={() => setPlanning(true)}>Plan a draft</Button>}
      />
      {isPlanning && (
        <PlanDialog
          {...{ propertyId, year, refresh }}
          draft={null}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
}
