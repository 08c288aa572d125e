import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
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
import { RecordPage, useOrigin } from '../RecordPage';
import { passedSteps, passStep } from './passed-steps';
import { SetupFrame } from './SetupFrame';
import { BackToStep, OnToStep } from './StepLinks';
import {
  nextStep,
  ownersWithoutAccess,
  SETUP_STEPS,
  type SetupStep,
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
  /** `year` is the one that is shown first. */
  seasonsOf: (propertyId: string, year: number) => ReactNode;
  documentsOf: (step: DocumentsStep) => ReactNode;
  /** Plans the draft of a year, or shows the one that is planned. */
  draftOf: (record: PropertyRecord, onPlanned: () => Promise<unknown>) => ReactNode;
}

const HINTS: Record<SetupStep, string> = {
  details: 'What the property is called, where it is, and on which day its weeks start.',
  shares: 'How many shares there are, and how many weeks a year each of them gets.',
  owners: 'Who owns each share. An address that is new becomes a new user.',
  seasons: 'Which weeks are peak, high and low season, holidays or kept for maintenance.',
  documents: 'What owners and guests need to know, from the key to the rules of the house.',
  draft: 'The rounds in which the owners choose their weeks for the first time.',
};

const LATER = ' You can also plan it later, in Drafts.';

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
  const { data, error, refetch } = usePropertyRecordQuery({
    variables: { id: id ?? '' },
    fetchPolicy: 'cache-and-network',
    skip: id === undefined,
  });
  const record = data?.propertyRecord.property.id === id ? data?.propertyRecord : undefined;
  const content = () => {
    if (!record) return null;
    const { property } = record;
    const states = stepStates(record, passedSteps(property.id));
    const wanted = params.get('step');
    const step = SETUP_STEPS.find((one) => one === wanted) ?? nextStep(states);
    const pathOf = (one: SetupStep) => propertySetupPath(property.id, one);
    const onPass = () => passStep(property.id, step);
    const onSaved = () => {
      onPass();
      const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];
      if (next) navigate(pathOf(next));
    };
    const frame = {
      back: <BackToStep {...{ step, pathOf }} />,
      next: <OnToStep {...{ step, pathOf, onPass }} isShort={step === 'seasons'} />,
      onSaved,
    };
    const onReload = () => refetch().then(({ data }) => data?.propertyRecord.property);
    const forms: Record<SetupStep, () => ReactNode> = {
      details: () => parts.detailsOf({ property, onReload }),
      shares: () => parts.sharesOf({ property, onReload }),
      owners: () => parts.ownersOf({ property, withoutAccess: ownersWithoutAccess(record) }),
      seasons: () => parts.seasonsOf(property.id, setupYear(record)),
      documents: () => parts.documentsOf({ record, onWritten: () => void refetch() }),
      draft: () => parts.draftOf(record, refetch),
    };
    return (
      <SetupFrame
        key={step}
        title={`Set up ${property.name}`}
        text={<DeskText>{FIRST.text}</DeskText>}
        back={{ to: propertyRecordPath(property.id), label: property.name }}
        {...{ step, states, pathOf, onPass }}
        hint={step === 'draft' && record.drafts.length === 0 ? HINTS.draft + LATER : HINTS[step]}
      >
        <FormFrame value={frame}>{forms[step]()}</FormFrame>
      </SetupFrame>
    );
  };
  return (
    <RecordPage
      {...{ id, origin, error }}
      noun="property"
      pagerLabel="Properties of the list"
      pathOf={propertyRecordPath}
      onRetry={() => refetch()}
      isLoaded={record !== undefined}
      isFramed
    >
      {content}
    </RecordPage>
  );
}
