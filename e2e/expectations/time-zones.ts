/** A user's time zone and an instant. */
export interface TimeZoneCase {
  readonly zone: string;
  readonly now: string;
  readonly about: string;
}

/**
 * Each at a moment when its own calendar has another day than UTC, or its clock has just changed: the days
 * in the portal must not change.
 */
export const TIME_ZONES: readonly TimeZoneCase[] = [
  { zone: "Etc/GMT+12", now: "2026-11-21T00:20:00Z", about: "twelve hours behind, a day early" },
  { zone: "Pacific/Kiritimati", now: "2026-11-20T23:40:00Z", about: "fourteen hours ahead" },
  {
    zone: "America/New_York",
    now: "2026-11-01T05:30:00Z",
    about: "before the hour that comes twice",
  },
  {
    zone: "America/New_York",
    now: "2027-03-14T00:30:00Z",
    about: "the evening before summer time",
  },
  {
    zone: "Australia/Lord_Howe",
    now: "2026-10-03T15:20:00Z",
    about: "before half an hour is left out",
  },
];
