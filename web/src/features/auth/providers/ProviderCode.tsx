import { type LoginMutation, useProviderLoginMutation } from '../../../generated/graphql';
import { SecondStep } from '../login/SecondStep';

interface Props {
  onSignedIn: (result: LoginMutation['login']) => void;
  onBack: () => void;
}

/** The second step after a provider has proved who one is. */
export function ProviderCode({ onSignedIn, onBack }: Props) {
  const [enter] = useProviderLoginMutation();
  return (
    <SecondStep
      send={async (code) => {
        const { data } = await enter({ variables: { input: { code } } });
        onSignedIn(data.providerLogin);
      }}
      onBack={onBack}
    />
  );
}
