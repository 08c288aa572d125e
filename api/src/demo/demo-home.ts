/** What the papers of a home are written from. */
interface HomeFacts {
  address: string;
  wifi: { network: string; password: string };
  sleeps: number;
  keys: string;
  heating: string;
  kitchen: string;
  waste: string;
  parking: string;
  caretaker: { name: string; phone: string };
  doctor: string;
  emergencyNumber: string;
  /** Things worth walking or driving to. */
  nearby: string[];
  /** What lies in the shed, and how to treat it. */
  equipment: string[];
  insurer: string;
  policyNumber: string;
  currency: string;
  /** Yearly costs by what they are for, in the currency. */
  costs: Record<string, number>;
  /** What the last meeting decided. */
  decisions: string[];
}

/** A home of the demo, its owners by share number from 1. */
export interface DemoHome {
  name: string;
  location: string;
  weeksPerShare: number;
  changeoverWeekday: number;
  rotationBaseYear: number;
  /** The share that an administrator made the first to choose this year. */
  firstChoiceShare?: number;
  /** Full names; null where a share is vacant. */
  owners: (string | null)[];
  inactiveShares: number[];
  maintenanceWeeks: number[];
  /** No one may claim in next year yet. */
  isNextYearClosed?: boolean;
  facts: HomeFacts;
}
