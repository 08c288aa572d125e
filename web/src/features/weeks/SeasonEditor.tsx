import { useState } from 'react';
import styled from 'styled-components';
import { CalendarDocument, useCalendarQuery, useTagWeeksMutation } from '../../generated/graphql';
import { errorCode, errorText } from '../../kit/error-text';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/Stack';
import { Stepper } from '../../ui/Stepper';
import { Table } from '../../ui/Table';
import { color, space } from '../../ui/theme/tokens';
import { useAttempt } from '../../ui/use-attempt';
import type { CalendarYear, Week } from './calendar';
import { weekTagColumns } from './week-tag-columns';
import { changedTags, suggestedTags, type TagDrafts, tagsOf, type WeekTags } from './week-tags';

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${space[2]} 0;
  background: ${color.surface};
`;

/** Seasons, holidays and maintenance of a property's year, for administrators; what is saved is what was changed. */
export function SeasonEditor({ propertyId }: { propertyId: number }) {
  const [year, setYear] = useState(() => new Date().getFullYear());
  const [drafts, setDrafts] = useState<TagDrafts>({});
  const { data, error, refetch } = useCalendarQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const change = (next: TagDrafts) => setDrafts((former) => ({ ...former, ...next }));
  const calendar = data?.calendar;
  return (
    <Stack>
      <Stepper
        previous={{ label: 'Year before', onClick: () => setYear(year - 1) }}
        next={{ label: 'Next year', onClick: () => setYear(year + 1) }}
      >
        {String(year)}
      </Stepper>
      {calendar && <YearOfTags key={year} {...{ calendar, drafts }} onChange={change} />}
      {!calendar && !error && <LoadingState />}
      {!calendar && error && (
        <ErrorState
          message={errorText(error, 'The weeks could not be loaded.')}
          onRetry={() => refetch()}
        />
      )}
    </Stack>
  );
}

interface YearProps {
  calendar: CalendarYear;
  drafts: TagDrafts;
  onChange: (drafts: TagDrafts) => void;
}

function YearOfTags({ calendar, drafts, onChange }: YearProps) {
  const { propertyId, year, weeks } = calendar;
  const [conflict, setConflict] = useState<string>();
  const [tagWeeks] = useTagWeeksMutation();
  const { attempt, isBusy } = useAttempt();
  const draftOf = (week: Week) => drafts[week.startDate] ?? tagsOf(week);
  const draftAll = (tags: (week: Week) => WeekTags | undefined) =>
    onChange(Object.fromEntries(weeks.map((week) => [week.startDate, tags(week)])));
  const changed = changedTags(weeks, drafts);

  const save = async () => {
    setConflict(undefined);
    const isSaved = await attempt({
      deed: () =>
        tagWeeks({
          variables: { input: { propertyId, year, weeks: changed } },
          update: (cache, { data }) => {
            const variables = { propertyId, year };
            if (!data) return;
            cache.writeQuery({
              query: CalendarDocument,
              variables,
              data: { calendar: data.tagWeeks },
            });
          },
        }),
      success: { title: 'Weeks updated', description: `${changed.length} of ${year}` },
      failure: { title: 'Error updating weeks', fallback: 'Failed to update the weeks' },
      onError: (error) => {
        const isConflict = errorCode(error) === 'CONFLICT';
        if (isConflict) setConflict(errorText(error, 'A week is held by an owner.'));
        return isConflict;
      },
    });
    if (isSaved) draftAll(() => undefined);
  };

  return (
    <Stack>
      <Bar>
        <Row $justify="end">
          <Button
            variant="secondary"
            onClick={() => draftAll((week) => suggestedTags(week, draftOf(week)))}
          >
            Suggest seasons
          </Button>
          <Button disabled={changed.length === 0} busy={isBusy} onClick={save}>
            Save
          </Button>
        </Row>
        {conflict && <Notice message={conflict} />}
      </Bar>
      <Table
        label={`Weeks of ${year}`}
        columns={weekTagColumns((week, tags) => onChange({ [week.startDate]: tags }))}
        rows={weeks.map((week) => ({ week, tags: draftOf(week) }))}
        rowKey={({ week }) => week.startDate}
        cards
      />
    </Stack>
  );
}
