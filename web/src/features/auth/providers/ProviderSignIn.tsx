import { useSearchParams } from 'react-router-dom';
import { useSignInProvidersQuery } from '../../../generated/graphql';
import { ButtonAnchor } from '../../../ui/button/ButtonAnchor';
import { NoticeBox } from '../../../ui/feedback/Notice';
import { problemText, providerAddress } from './provider-words';

interface Props {
  isAdmin: boolean;
  /** The page to go on to. */
  next: string;
}

/** The buttons that lead to providers; nothing where there are none. */
export function ProviderSignIn({ isAdmin, next }: Props) {
  const { data } = useSignInProvidersQuery();
  return data?.signInProviders.map(({ id, name }) => (
    <ButtonAnchor key={id} href={providerAddress({ provider: id, next, isAdmin })} wide>
      Sign in with {name}
    </ButtonAnchor>
  ));
}

/** Why a provider did not sign in. */
export function ProviderProblem() {
  const { data } = useSignInProvidersQuery();
  const [search] = useSearchParams();
  const text = data && problemText(data.signInProviders, search);
  return text && <NoticeBox role="alert">{text}</NoticeBox>;
}
