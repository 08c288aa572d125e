import { History } from 'lucide-react';
import type { HomeQuery } from '../../../generated/graphql';
import { NewsCard } from '../../../ui/data/NewsCard';

/**
 * Recent activity of the user and in their properties (spec §9 'activity list'); renders nothing
 * if empty.
 */
export function RecentNews({ items }: { items: HomeQuery['myActivity'] }) {
  if (items.length === 0) return null;
  return (
    <NewsCard title="Recent activity" icon={<History size={22} aria-hidden />} items={items} />
  );
}
