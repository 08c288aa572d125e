import { useAppInfoQuery } from '../../../generated/graphql';

/** Which release this is, to be named when something is reported. */
export function VersionNote() {
  const { data } = useAppInfoQuery();
  return <span>Fairweek {data?.appInfo.version}</span>;
}
