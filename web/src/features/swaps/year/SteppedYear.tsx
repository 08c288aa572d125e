import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSwapYearQuery } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { Stepper } from '../../../ui/choice/Stepper';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Row } from '../../../ui/layout/Stack';
import { space } from '../../../ui/theme/tokens';
import { SwapYear } from './SwapYear';
import type { Calendar, SwapTile } from './swap-year';

const Bar = styled(Row)`
  margin-bottom: ${space[3]};
`;

interface Props {
  propertyId: string;
  year: number;
  onYear: (year: number) => void;
  tilesOf: (calendar: Calendar) => SwapTile[];
  onChoose: (tile: SwapTile, calendar: Calendar) => void;
  /** The owner of the marked weeks. */
  mine?: string;
  /** Empty state of the year view. */
  insteadOf?: (calendar: Calendar) => ReactNode;
  /** Beside the year. */
  children?: ReactNode;
}

/** A property's weeks as tiles, a year at a time. */
export function SteppedYear({
  propertyId,
  year,
  onYear,
  tilesOf,
  onChoose,
  mine,
  insteadOf,
  children,
}: Props) {
  const { data, previousData, error } = useSwapYearQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  // While another year loads, the previous one stays on screen; a click refers to the week it
  // shows.
  const calendar = (data ?? (error ? undefined : previousData))?.calendar;
  const instead = calendar && insteadOf?.(calendar);
  return (
    <>
      <Bar $justify="space-between">
        <Stepper
          previous={{ label: 'Previous year', onClick: () => onYear(year - 1) }}
          next={{ label: 'Next year', onClick: () => onYear(year + 1) }}
        >
          {String(year)}
        </Stepper>
        {children}
      </Bar>
      {instead}
      {calendar && !instead && (
        <SwapYear
          year={calendar.year}
          tiles={tilesOf(calendar)}
          onChoose={(tile) => onChoose(tile, calendar)}
          mine={mine}
        />
      )}
      {!calendar && !error && <Skeleton height="16rem" />}
      {!calendar && error && (
        <Notice message={errorText(error, 'The weeks of this year could not be loaded.')} />
      )}
    </>
  );
}
