import type { ReactNode } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  type AdminPropertyPartsFragment,
  type PropertyRecordQuery,
  usePropertyRecordQuery,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import {
  NEW_PROPERTY_PATH,
  panelPath,
  propertyRecordPath,
  propertySetupPath,
} from '../../../lib/address/paths';
import { FormFrame } from '../../../ui/form/FormFrame';
import { DeskText } from '../../../ui/text/hidden';
import { type LoadedRecord, RecordPage, recordOptions, useOrigin } from '../RecordPage';
import { GivenWeeks } from './GivenWeeks';
import { passedSteps, passStep } from './passed-steps';
import { SetupFrame } from './SetupFrame';
import { SheetOffer } from './SheetOffer';
import { BackToStep, FinishSetup, OnToStep } from './StepLinks';
import {
  missingSteps,
  nextStep,
  ownersWithoutAccess,
  SETUP_STEPS,
  type SetupStep,
  STEP_TITLES,
  setupYear,
  stepStates,
} from './steps';

type PropertyRecord = PropertyRecordQuery['propertyRecord'];

interface Change {
  property: AdminPropertyPartsFragment;
  /** Reads the property again after someone else's change. */
  onReload: () => Promise<AdminPropertyPartsFragment | undefined>;
}

interface OwnersStep {
  property: AdminPropertyPartsFragment;
  /** Owners who cannot sign in yet. */
  withoutAccess: readonly string[];
}

/** A sheet of the house that is imported in place of its step. */
interface SheetStep {
  property: AdminPropertyPartsFragment;
  kind: 'SHARES' | 'WEEKS';
  /** The import, or the step before it, as the address has it. */
  chosen: string;
  closeLabel: string;
}

interface DocumentsStep {
  record: PropertyRecord;
  /** Called when a document was written. */
  onWritten: () => void;
}

/** The forms of other features in which each step is done. */
export interface SetupParts {
  /** Creates a property. */
  creationOf: (onCreated: (id: string) => void) => ReactNode;
  detailsOf: (change: Change) => ReactNode;
  sharesOf: (change: Change) => ReactNode;
  ownersOf: (step: OwnersStep) => ReactNode;
  sheetOf: (step: SheetStep) => ReactNode;
  /** `year` is the one that is shown first. */
  seasonsOf: (propertyId: string, year: number) => ReactNode;
  documentsOf: (step: DocumentsStep) => ReactNode;
  /** Plans the draft of a year, or shows the one that is planned. */
  draftOf: (record: PropertyRecord, onPlanned: () => Promise<unknown>) => ReactNode;
}

const HINTS: Record<SetupStep, string> = {
  details: 'What the property is called, where it is, and on which day its weeks start.',
  shares: 'How many shares there are, and how many weeks a year each of them gets.',
  seasons: 'Which weeks are peak, high and low season, holidays or kept for maintenance.',
  owners: 'Who owns each share. An address that is new becomes a new user.',
  weeks: 'A house can start in mid-year: enter the weeks that its shares have already.',
  draft: 'How the weeks get their owners from now on.',
  documents: 'What owners and guests need to know, from the key to the rules of the house.',
};

const LATER = ' You can also choose later, in Drafts.';

/** The rows of a sheet of each step. */
const SHEETS = { owners: 'SHARES', weeks: 'WEEKS' } as const;
const hasSheet = (step: SetupStep): step is keyof typeof SHEETS => step in SHEETS;

const hintOf = (step: SetupStep, { drafts }: PropertyRecord) =>
  step === 'draft' && drafts.length === 0 ? HINTS.draft + LATER : HINTS[step];

const FIRST = {
  title: 'Set up a property',
  text: 'Each step is stored as you go; leave and return at any time.',
};

/** /admin/properties/new: the first step, after which the property exists. */
export function NewPropertyScreen({ creationOf }: Pick<SetupParts, 'creationOf'>) {
  const navigate = useNavigate();
  return (
    <SetupFrame
      {...FIRST}
      back={{ to: panelPath('properties'), label: 'Properties' }}
      step="details"
      states={undefined}
      pathOf={() => NEW_PROPERTY_PATH}
      hint="What the property is called and where it is; the rest follows."
    >
      {creationOf((id) => navigate(propertySetupPath(id, 'shares'), { replace: true }))}
    </SetupFrame>
  );
}

/** /admin/properties/:id/setup?step=…: one step of setting up a property. */
export function PropertySetupScreen(parts: SetupParts) {
  const id = addressId(useParams().id);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const origin = useOrigin('properties', 'Properties');
  const query = usePropertyRecordQuery(recordOptions(id));
  const { refetch } = query;
  const loaded = query.data?.propertyRecord;
  const content = ({ record }: LoadedRecord<PropertyRecord>) => {
    const { property } = record;
    const home = propertyRecordPath(property.id);
    const states = stepStates(record, passedSteps(property.id));
    const wanted = params.get('step');
    const pathOf = (one: SetupStep) => propertySetupPath(property.id, one);
    const step = SETUP_STEPS.find((one) => one === wanted);
    // Named in the address, so that it stays when it is done.
    if (!step) return <Navigate to={pathOf(nextStep(states))} replace />;
    const onPass = () => passStep(property.id, step);
    const onSaved = () => {
      onPass();
      const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
      navigate(next ? pathOf(next) : home);
    };
    const sheet = params.get('import');
    const isLast = step === SETUP_STEPS.at(-1);
    const missing = missingSteps(states);
    const frame = {
      back: <BackToStep {...{ step, pathOf }} />,
      next: isLast ? (
        <FinishSetup to={home} {...{ states, missing }} />
      ) : (
        <OnToStep {...{ step, pathOf, onPass }} isShort={step === 'seasons'} />
      ),
      onSaved,
    };
    const onReload = () => refetch().then(({ data }) => data?.propertyRecord.property);
    const forms: Record<SetupStep, () => ReactNode> = {
      details: () => parts.detailsOf({ property, onReload }),
      shares: () => parts.sharesOf({ property, onReload }),
      owners: () => parts.ownersOf({ property, withoutAccess: ownersWithoutAccess(record) }),
      weeks: () => <GivenWeeks years={record.years} propertyId={property.id} />,
      seasons: () => parts.seasonsOf(property.id, setupYear(record)),
      documents: () => parts.documentsOf({ record, onWritten: () => void refetch() }),
      draft: () => parts.draftOf(record, refetch),
    };
    return (
      <SetupFrame
        key={`${step} ${sheet !== null}`}
        title={`Set up ${property.name}`}
        text={<DeskText>{FIRST.text}</DeskText>}
        back={{ to: home, label: property.name }}
        {...{ step, states, pathOf, onPass }}
        hint={hintOf(step, record)}
        sheet={
          sheet !== null &&
          hasSheet(step) &&
          parts.sheetOf({
            ...{ property, kind: SHEETS[step], chosen: sheet },
            closeLabel: `Back to ${STEP_TITLES[step].toLowerCase()}`,
          })
        }
      >
        <FormFrame value={frame}>
          {hasSheet(step) && <SheetOffer step={step} />}
          {forms[step]()}
        </FormFrame>
      </SetupFrame>
    );
  };
  return (
    <RecordPage
      {...{ id, origin, query }}
      noun="property"
      pathOf={propertyRecordPath}
      record={loaded?.property.id === id ? loaded : undefined}
      isFramed
    >
      {content}
    </RecordPage>
  );
}
