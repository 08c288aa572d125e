import type { ReactNode } from 'react';
import { LakeHouse } from '../../ui/picture/LakeHouse';
import { Content, HeroRoot, View } from './hero-style';

/** The top of the dashboard: the next event beside an illustration. */
export function Hero({ label, children }: { label: string; children: ReactNode }) {
  return (
    <HeroRoot aria-label={label}>
      <Content>{children}</Content>
      <View>
        <LakeHouse />
      </View>
    </HeroRoot>
  );
}
