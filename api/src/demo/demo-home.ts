/** The facts from which the documents of a home are written. */
interface HomeDetails {
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
  /** Destinations within walking or driving distance. */
  nearby: string[];
  /** Equipment in the shed, and how to treat it. */
  equipment: string[];
  insurer: string;
  policyNumber: string;
  currency: string;
  /** Yearly costs by purpose, in the currency. */
  costs: Record<string, number>;
  /** Decisions of the last meeting. */
  decisions: string[];
}

/** A home of the demo; its owners are listed by share number from 1. */
export interface DemoHome {
  name: string;
  location: string;
  timeZone: string;
  /** HH:MM. */
  checkInTime: string;
  checkOutTime: string;
  weeksPerShare: number;
  changeoverWeekday: number;
  rotationBaseYear: number;
  /** The share that an administrator let choose first this year. */
  firstChoiceShare?: number;
  /** Full names; null for a vacant share. */
  owners: (string | null)[];
  /** The other members of a share, by its number. */
  members?: Readonly<Record<string, string[]>>;
  /** True if an administrator approves the swaps to which both sides agreed. */
  swapsNeedApproval?: boolean;
  inactiveShares: number[];
  maintenanceWeeks: number[];
  /** True if no one may claim in next year yet. */
  isNextYearClosed?: boolean;
  facts: HomeDetails;
}
