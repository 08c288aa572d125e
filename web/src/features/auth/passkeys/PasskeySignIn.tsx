import { type LoginMutation, usePasskeyLoginMutation } from '../../../generated/graphql';
import { PasskeyButton } from './PasskeyButton';

interface Props {
  label: string;
  isAdmin: boolean;
  onSignedIn: (result: LoginMutation['login']) => void;
  fillsIn?: boolean;
}

/** Signs in with a passkey. */
export function PasskeySignIn({ isAdmin, onSignedIn, ...button }: Props) {
  const [passkeyLogin] = usePasskeyLoginMutation();
  return (
    <PasskeyButton
      {...button}
      send={async (proof) => {
        const { data } = await passkeyLogin({ variables: { input: { ...proof, isAdmin } } });
        onSignedIn(data.passkeyLogin);
      }}
    />
  );
}
