/**
 * The pages that every-page.e2e.ts opens, by user. `:hash` is a certificate of the first trainee;
 * navigation-paths.test.ts checks that no page of the portal is missing.
 */
export const SIGNED_OUT = "signed out";

export const NAVIGATION_PATHS: Readonly<Record<string, readonly string[]>> = {
  [SIGNED_OUT]: ["/login", "/forbidden", "/404", "/reset-password"],
  "company.manager@aurora.test": [
    "/dashboard/training-status",
    "/dashboard/training-status/print",
    "/dashboard/event-status",
    "/dashboard/event-status/matrix",
    "/dashboard/event-status/matrix/print",
    "/company/profile",
    "/company/profile/edit",
    "/company/groups",
    "/company/groups/create",
    "/company/groups/1",
    "/company/groups/1/edit",
    "/company/users/active",
    "/company/users/historical",
    "/company/users/create",
    "/company/users/records/print?id=105&id=113",
    // A trainee with everything, in the tabs; one who is suspended; one who has left.
    "/company/users/105",
    "/company/users/105?tab=program",
    "/company/users/105?tab=schedule",
    "/company/users/105?tab=record",
    "/company/users/105?tab=events",
    "/company/users/105?tab=events&mode=create",
    "/company/users/105?tab=events&eventId=10501",
    "/company/users/105?tab=events&eventId=10501&mode=update",
    "/company/users/105/record/print",
    "/company/users/105/record/certificate/:hash/print",
    "/company/users/105/edit",
    "/company/users/113",
    "/company/users/113/edit",
    "/company/users/125",
  ],
  "trainee@aurora.test": [
    "/my/training",
    "/my/program",
    "/my/schedule",
    "/my/records",
    "/my/record/print",
    "/training/record/certificate/:hash/print",
    "/my/events",
    "/my/events?list=archived",
    "/my/events/create",
    "/my/events/10501",
    "/my/events/10501/update",
    "/profile",
  ],
  "admin@recurrent.test": ["/settings"],
  // The record of the essentials tier.
  "trainee@borealis.test": ["/my/records"],
  // Scores are awaited, or no lesson can be begun.
  "trainee.locked@aurora.test": ["/my/training"],
};
