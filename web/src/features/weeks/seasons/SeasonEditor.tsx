import { type ReactNode, useState } from 'react';
import { useCalendarQuery } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { NO_STEPS } from '../../../lib/use-steps';
import { Button } from '../../../ui/button/Button';
import { Stepper } from '../../../ui/choice/Stepper';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FrameFooter, useFormFrame } from '../../../ui/form/FormFrame';
import { Copy } from '../../../ui/icon/icons';
import { DESK } from '../../../ui/theme/tokens';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { Editor, Years } from './season-editor-style';
import { type YearDraft, yearToPlan } from './week-tags';
import { YearEditor, type YearSteps } from './YearEditor';

type ByYear<Value> = Readonly<Partial<Record<number, Value>>>;

interface EditorProps {
  propertyId: string;
  /** Defaults to the one that is planned now. */
  firstYear?: number;
  /** The dialog that copies seasons to the year from another; left out where there is none. */
  copierOf?: (year: number, onClose: () => void) => ReactNode;
}

/**
 * Edits the seasons, holidays and maintenance weeks of a property's year, for administrators; only
 * changes are saved.
 */
export function SeasonEditor({ propertyId, firstYear, copierOf }: EditorProps) {
  const { next } = useFormFrame();
  // At the end of a dialog, on a phone in one bar with Save.
  const footer = !next && <FrameFooter />;
  const isDesk = useMediaQuery(DESK);
  const [year, setYear] = useState(() => firstYear ?? yearToPlan(today()));
  const [drafts, setDrafts] = useState<ByYear<YearDraft>>({});
  const [steps, setSteps] = useState<ByYear<YearSteps>>({});
  const { data, error, refetch } = useCalendarQuery({
    variables: { propertyId, year },
    fetchPolicy: 'cache-and-network',
  });
  const unsaved = Object.keys(drafts)
    .map(Number)
    .filter((one) => drafts[one]);
  useUnsaved(unsaved.length > 0);
  const [isCopying, setCopying] = useState(false);
  const change = (draft: YearDraft | undefined) => setDrafts((now) => ({ ...now, [year]: draft }));
  const isLast = unsaved.every((one) => one === year);
  const calendar = data?.calendar;
  return (
    <>
      <Editor>
        <Years>
          <Stepper
            previous={{ label: 'Previous year', onClick: () => setYear(year - 1) }}
            next={{ label: 'Next year', onClick: () => setYear(year + 1) }}
          >
            {String(year)}
          </Stepper>
          {copierOf && (
            <Button
              size="small"
              variant="ghost"
              icon={<Copy size={16} aria-hidden />}
              // Painted weeks that are not saved would be in its way.
              disabled={!calendar || unsaved.includes(year)}
              onClick={() => setCopying(true)}
            >
              Copy seasons
            </Button>
          )}
          {unsaved
            .filter((other) => other !== year)
            .map((other) => (
              <Button key={other} size="small" variant="ghost" onClick={() => setYear(other)}>
                {other} is not saved
              </Button>
            ))}
        </Years>
        {calendar && (
          <YearEditor
            key={year}
            {...{ calendar, draft: drafts[year], onChange: change, onReload: refetch, isLast }}
            footer={!isDesk && footer}
            steps={steps[year] ?? NO_STEPS}
            onStep={(next) => setSteps((now) => ({ ...now, [year]: next(now[year] ?? NO_STEPS) }))}
          />
        )}
        {!calendar && <NotLoaded {...{ error, refetch }} what="The weeks" />}
        {!calendar && error && next}
        {isCopying && copierOf?.(year, () => setCopying(false))}
      </Editor>
      {footer && (isDesk || !calendar) && <FormButtons>{footer}</FormButtons>}
    </>
  );
}
