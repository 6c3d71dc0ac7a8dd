/** Success notices of shell 8 and training 8, word for word. */
export const NOTICES = {
  dataUpdated: "Data updated successfully!",
  groupCreated: "Group created successfully!",
  groupUpdated: "Group updated successfully",
  groupDeleted: "Group deleted successfully!",
  eventDeleted: "Event deleted successfully!",
  eventArchived: "Event archived successfully!",
  eventRestored: "Event restored successfully!",
} as const;

/** Questions of shell 8 and training 8 before a deletion; the company's is the project's own (decisions). */
export const DELETE_QUESTIONS = {
  company: "Do you really want to delete this company?",
  group: "Do you really want to delete this group?",
  person: "Do you really want to delete this user?",
  event: "Do you really want to delete this event?",
  eventFile: "Do you really want to delete this file?",
} as const;

/** How long a notice is read before the page changes, in milliseconds (shell 9). */
export const RETURN_AFTER_MS = {
  companyUpdated: 400,
  personUpdated: 500,
  personCreated: 300,
} as const;
