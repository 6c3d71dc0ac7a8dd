/**
 * Query key of the month, or of what is overdue, that a list of expiries shows. In a file of its
 * own, since rules of all boards use it and must not load the timeline.
 */
export const EXPIRES_KEY = "expires";
