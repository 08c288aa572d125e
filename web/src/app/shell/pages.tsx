import {
  ArrowLeftRight,
  BookOpen,
  Building2,
  CalendarDays,
  Coins,
  ConciergeBell,
  House,
  MessageCircle,
  RefreshCw,
  ShieldCheck,
  Shuffle,
} from '../../ui/icon/icons';

/** The pages that the navigation leads to. */
export const PAGES = {
  home: { to: '/', label: 'Home', icon: <House size={22} aria-hidden /> },
  calendar: { to: '/calendar', label: 'Calendar', icon: <CalendarDays size={22} aria-hidden /> },
  swaps: { to: '/swaps', label: 'Swaps', icon: <ArrowLeftRight size={22} aria-hidden /> },
  messages: { to: '/messages', label: 'Messages', icon: <MessageCircle size={22} aria-hidden /> },
  draft: { to: '/draft', label: 'Draft', icon: <Shuffle size={22} aria-hidden /> },
  rotation: { to: '/rotation', label: 'Rotation', icon: <RefreshCw size={22} aria-hidden /> },
  requests: { to: '/requests', label: 'Requests', icon: <ConciergeBell size={22} aria-hidden /> },
  costs: { to: '/costs', label: 'Costs', icon: <Coins size={22} aria-hidden /> },
  properties: { to: '/properties', label: 'Properties', icon: <Building2 size={22} aria-hidden /> },
  documents: { to: '/documents', label: 'Documents', icon: <BookOpen size={22} aria-hidden /> },
  admin: { to: '/admin', label: 'Admin', icon: <ShieldCheck size={22} aria-hidden /> },
};
