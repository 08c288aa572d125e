import { useAppInfoQuery } from '../../../generated/graphql';

/** The release in use, to quote in bug reports. */
export function VersionNote() {
  const { data } = useAppInfoQuery();
  return <span>Fairweek {data?.appInfo.version}</span>;
}
