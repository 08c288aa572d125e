import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useSignInProvidersQuery } from '../../../generated/graphql';
import { type ButtonStyleProps, buttonStyle } from '../../../ui/button/button-style';
import { NoticeBox } from '../../../ui/feedback/Notice';
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
