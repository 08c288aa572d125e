import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  type LoginMutation,
  useProviderLoginMutation,
  useSignInProvidersQuery,
} from '../../../generated/graphql';
import { type ButtonStyleProps, buttonStyle } from '../../../ui/button/button-style';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { SecondStep } from '../login/SecondStep';
import { problemText, providerAddress } from './provider-words';

const Way = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

interface Props {
  isAdmin: boolean;
  /** The page to go on to. */
  next: string;
}

/** The buttons that lead to providers; nothing where there are none. */
export function ProviderSignIn({ isAdmin, next }: Props) {
  const { data } = useSignInProvidersQuery();
  return data?.signInProviders.map(({ id, name }) => (
    <Way
      key={id}
      href={providerAddress({ provider: id, next, isAdmin })}
      $variant="secondary"
      $size="medium"
      $wide
    >
      Sign in with {name}
    </Way>
  ));
}

/** Why a provider did not sign in. */
export function ProviderProblem() {
  const { data } = useSignInProvidersQuery();
  const [search] = useSearchParams();
  const text = data && problemText(data.signInProviders, search);
  return text && <NoticeBox role="alert">{text}</NoticeBox>;
}

interface CodeProps {
  onSignedIn: (result: LoginMutation['login']) => void;
  onBack: () => void;
}

/** The second step after a provider has proved who one is. */
export function ProviderCode({ onSignedIn, onBack }: CodeProps) {
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
