import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CalendarDocument, useTagWeeksMutation } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { errorCode, errorText, isVersionConflict } from '../../../lib/network/error-text';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { counted } from '../../../lib/text/format';
import { type Steps, useSteps } from '../../../lib/use-steps';
import { Button } from '../../../ui/button/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { SaveButton, useFormFrame } from '../../../ui/form/FormFrame';
import { ReasonField, reasonInput } from '../../../ui/form/ReasonField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { DeskText } from '../../../ui/text/hidden';
import { Muted } from '../../../ui/text/Text';
import { DESK } from '../../../ui/theme/tokens';
import { calendarOf, isPast, type ReadWeek, type ReadYear } from '../calendar';
import { SeasonPainter } from './SeasonPainter';
import { SeasonTools } from './SeasonTools';
import { WeekList } from './WeekList';
import {
  changedTags,
  isSame,
  suggestedTags,
  suggestionText,
  type TagDrafts,
  tagInputOf,
  tagsOf,
  type WeekTags,
  type YearDraft,
} from './week-tags';

export type YearSteps = Steps<YearDraft>;

interface Props {
  calendar: ReadYear;
  draft: YearDraft | undefined;
  /** Called with undefined once there are no unsaved changes. */
  onChange: (draft: YearDraft | undefined) => void;
  onReload: () => Promise<unknown>;
  /** The steps of Undo and Redo, kept while another year is edited. */
  steps: YearSteps;
  onStep: (next: (now: YearSteps) => YearSteps) => void;
  /** Whether nothing else is unsaved: what follows then is the next step. */
  isLast: boolean;
  /** The last buttons before Save, which stand in a line of their own with it. */
  footer?: ReactNode;
}

const NO_REASON = { reason: '' };

interface SaveYearProps extends Omit<ComponentProps<typeof SaveButton>, 'label'> {
  isConfirming: boolean;
}

/** Saves what is painted, or confirms what is suggested. */
function SaveYear({ isConfirming, ...save }: SaveYearProps) {
  if (!isConfirming) return <SaveButton {...save} />;
  const { busy, onClick } = save;
  return (
    <Button {...{ busy, onClick }}>
      <span>
        Confirm<DeskText> and go on</DeskText>
      </span>
    </Button>
  );
}

/** Edits the seasons, holidays and maintenance weeks of one year. */
export function YearEditor({
  calendar,
  draft,
  onChange,
  onReload,
  isLast,
  footer,
  ...kept
}: Props) {
  const { propertyId, year } = calendar;
  const { next, leaveSaved } = useFormFrame();
  const { weeks } = calendarOf(calendar, today(calendar.timeZone));
  const open = weeks.filter((week) => !isPast(week));
  const [refusal, setRefusal] = useState<string>();
  const isDesk = useMediaQuery(DESK);
  const [tagWeeks] = useTagWeeksMutation();
  const now: YearDraft = draft ?? { version: calendar.tagsVersion, tags: {} };
  const { version, tags: drafts } = now;
  const draftOf = (week: ReadWeek) => drafts[week.startDate] ?? tagsOf(week);
  const root = useRef<HTMLDivElement>(null);
  // With its version, so that Redo overwrites nothing that someone has saved since.
  const steps = useSteps(
    root,
    now,
    (next) => onChange(changedTags(weeks, next.tags).length > 0 ? next : undefined),
    [kept.steps, kept.onStep],
  );
  const change = (changes: TagDrafts, part?: string) => {
    const isNew = (week: ReadWeek) => !isSame(draftOf(week), changes[week.startDate]);
    if (weeks.some(isNew)) steps.change({ version, tags: { ...drafts, ...changes } }, part);
  };
  const changeWeek = (week: ReadWeek, tags: WeekTags) => {
    const isNamed = tags.holiday !== draftOf(week).holiday;
    change({ [week.startDate]: tags }, isNamed ? `holiday of ${week.startDate}` : undefined);
  };
  const changed = changedTags(weeks, drafts);
  // As a step of a set-up, what is suggested is confirmed before one goes on.
  const isSuggested = changed.length === 0 && calendar.tagsVersion === 0;
  const isConfirming = [next, isLast, isSuggested, open.length > 0].every(Boolean);
  const saved = isConfirming ? open.map(tagInputOf) : changed;

  const loadTheirs = async () => {
    await onReload().catch(() => undefined);
    steps.clear();
    onChange(undefined);
  };

  const form = useDialogForm({
    first: NO_REASON,
    version,
    save: ({ reason }) => {
      setRefusal(undefined);
      return tagWeeks({
        variables: {
          input: { propertyId, year, version, weeks: saved, ...reasonInput(reason) },
        },
        update: (cache, { data }) => {
          const variables = { propertyId, year };
          if (!data) return;
          cache.writeQuery({
            query: CalendarDocument,
            variables,
            data: { calendar: data.tagWeeks },
          });
        },
      });
    },
    success: {
      title: isConfirming ? 'Seasons confirmed' : 'Weeks updated',
      description: `${counted(saved.length, 'week')} of ${year}`,
    },
    failure: { title: 'Error updating weeks', fallback: 'Failed to update the weeks' },
    onError: (error) => {
      const isRefused = errorCode(error) === 'CONFLICT' && !isVersionConflict(error);
      if (isRefused) setRefusal(errorText(error, 'A week is held by an owner.'));
      return isRefused;
    },
    after: () => NO_REASON,
    onSaved() {
      // Weeks painted in another year while this one was saved ask before one goes on.
      flushSync(() => {
        steps.clear();
        onChange(undefined);
      });
      if (isLast && next) leaveSaved();
    },
  });
  const { isBusy } = form;

  const suggest = () =>
    change(
      Object.fromEntries(
        open.map((week) => [week.startDate, suggestedTags(week, draftOf(week), calendar.country)]),
      ),
    );
  const button = { isLast, busy: isBusy, onClick: () => form.submit() };
  const saveButton = <SaveYear {...{ isConfirming, ...button }} isChanged={changed.length > 0} />;
  const tools = (
    <SeasonTools
      {...{ steps, isBusy, footer }}
      onSuggest={open.length > 0 ? suggest : undefined}
      save={saveButton}
    >
      {form.isOutdated && <ReloadNotice what="calendar" onReload={loadTheirs} />}
      {refusal && <Notice message={refusal} />}
    </SeasonTools>
  );
  return (
    <>
      {isDesk && tools}
      {/* What changed while it is saved would be lost. */}
      <div ref={root} inert={isBusy}>
        {open.length > 0 && <Muted>{suggestionText(calendar)}</Muted>}
        <SeasonPainter year={year} weeks={weeks} tagsOf={draftOf} onChange={change} />
        {/* Where it moves no tile that the mouse is over. */}
        {changed.length > 0 && <ReasonField {...form.value('reason')} />}
        {open.length > 0 && (
          <WeekList
            year={year}
            rows={open.map((week) => ({ week, tags: draftOf(week) }))}
            onChange={changeWeek}
          />
        )}
      </div>
      {!isDesk && tools}
    </>
  );
}
