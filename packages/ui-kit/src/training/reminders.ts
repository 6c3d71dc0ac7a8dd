/** What a reminder says; the server sends its id only (training 3.2). */
export interface ReminderFacts {
  /** The status whose sign stands before it; null for the sign of a compressed program. */
  status: "expired" | "riskOfExpiry" | "behindSchedule" | null;
  title: string;
  /** A fixed sentence, or the day until which everything has to be done. */
  footer: { kind: "text"; text: string } | { kind: "complete-by" };
}

const please = { kind: "text", text: "Please complete your training." } as const;

const REMINDERS: ReadonlyMap<string, ReminderFacts> = new Map<string, ReminderFacts>([
  [
    "PROGRAM_EXPIRED",
    { status: "expired", title: "You are expired on one or more topics", footer: please },
  ],
  [
    "PROGRAM_RISK_OF_EXPIRY",
    {
      status: "riskOfExpiry",
      title: "You are at risk of expiring on one or more topics",
      footer: please,
    },
  ],
  [
    "PROGRAM_BEHIND_SCHEDULE",
    { status: "behindSchedule", title: "You are behind schedule.", footer: please },
  ],
  [
    "TYPE_COMPRESSED",
    { status: null, title: "Compressed/Start-up program", footer: { kind: "complete-by" } },
  ],
]);

/** The facts of a reminder; null for an id nobody knows, which shows nothing (decisions: Training). */
export function reminderOf(id: string): ReminderFacts | null {
  return REMINDERS.get(id) ?? null;
}
