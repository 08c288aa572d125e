import { PropertyPicker } from '../../features/properties/choice/PropertyPicker';
import {
  CopySeasonsDialog,
  type CopySeasonsProps,
} from '../../features/weeks/seasons/copy/CopySeasonsDialog';

/** Copies seasons, also from a property that is picked. */
export function SeasonCopier(props: Omit<CopySeasonsProps, 'PropertyPicker'>) {
  return <CopySeasonsDialog {...props} PropertyPicker={PropertyPicker} />;
}
