/** Query key of the month, or of what is overdue, that a list of expiries shows. */
export const EXPIRES_KEY = "expires";
