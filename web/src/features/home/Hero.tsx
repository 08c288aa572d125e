import type { ReactNode } from 'react';
import { LakeHouse } from '../../ui/layout/LakeHouse';
import { Content, HeroRoot, View } from './hero-style';

/** The first thing on the dashboard: what matters most now, beside the house. */
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
