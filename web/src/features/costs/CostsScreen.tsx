import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressYear } from '../../lib/address/address-values';
import { errorCode } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import type { Picker } from '../../ui/choice/picker';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Plus } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import type { Adding } from './add/AddDialog';
import { Balances } from './balances/Balances';
import { Areas } from './costs-style';
import { Downloads } from './Downloads';
import { Entries } from './entries/Entries';
import type { House } from './house';
import { KeepMenu } from './keep/KeepMenu';
import { NotOpen } from './keep/NotOpen';
import { Categories } from './summary/Categories';
import { Summary } from './summary/Summary';
import { useCosts } from './use-costs';
import { Waiting } from './waiting/Waiting';

const AddDialog = lazyComponent(async () => (await import('./add/AddDialog')).AddDialog, null);

interface CostsScreenProps {
  /** The house; undefined until known. */
  propertyId: string | undefined;
  /** A select for another house. */
  switcher: ReactNode;
  isAdministrator: boolean;
  UserPicker: Picker;
}

/** /costs?house=ID: what a house costs, who owes whom, and what was entered. */
export function CostsScreen({ propertyId, ...props }: CostsScreenProps) {
  if (propertyId === undefined) return <NotLoaded refetch={() => undefined} />;
  return (
    <Page>
      <HouseScreen key={propertyId} propertyId={propertyId} {...props} />
    </Page>
  );
}

type HouseScreenProps = CostsScreenProps & { propertyId: string };

function HouseScreen({ propertyId, switcher, isAdministrator, UserPicker }: HouseScreenProps) {
  const [params] = useSearchParams();
  const [adding, setAdding] = useState<Adding>();
  const { costs, proposals, error, refetch } = useCosts(
    propertyId,
    addressYear(params.get('year')),
  );
  const { currency = null } = costs ?? {};
  const house: House | undefined = costs && currency !== null ? { ...costs, currency } : undefined;
  const isRefused = ['FORBIDDEN', 'NOT_FOUND'].includes(errorCode(error) ?? '');
  return (
    <>
      <PageHeader
        title="Costs"
        text={!switcher && costs?.propertyName}
        actions={
          <>
            {switcher}
            {house?.mayKeepBooks && <KeepMenu {...{ house, isAdministrator, UserPicker }} />}
            {house && (
              <Button
                icon={<Plus size={18} aria-hidden />}
                onClick={() => setAdding({ kind: 'EXPENSE' })}
              >
                Add
              </Button>
            )}
          </>
        }
      />
      {(!costs || isRefused) && (
        <NotLoaded {...{ error, refetch, isRefused }} what="The costs" isTitled />
      )}
      {costs && !house && !isRefused && <NotOpen {...{ costs, isAdministrator }} />}
      {house && !isRefused && (
        <Areas>
          <div>
            <Summary house={house} onPay={setAdding} />
            <Waiting {...{ house, proposals }} />
            <Categories house={house} />
            <Entries house={house} />
          </div>
          <Stack $gap={5}>
            <Balances house={house} onPay={setAdding} />
            <Downloads {...{ house, isAdministrator }} />
          </Stack>
        </Areas>
      )}
      {house && adding && <AddDialog {...{ house, adding }} onClose={() => setAdding(undefined)} />}
    </>
  );
}
