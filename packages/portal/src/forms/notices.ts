/** Success notices of shell 8, word for word. */
export const NOTICES = {
  dataUpdated: "Data updated successfully!",
  groupCreated: "Group created successfully!",
  groupUpdated: "Group updated successfully",
  groupDeleted: "Group deleted successfully!",
} as const;

/** Questions of shell 8 before something is deleted; the company's is the project's own (decisions). */
export const DELETE_QUESTIONS = {
  company: "Do you really want to delete this company?",
  group: "Do you really want to delete this group?",
  person: "Do you really want to delete this user?",
} as const;

/** How long a notice is read before the page changes, in milliseconds (shell 9). */
export const RETURN_AFTER_MS = {
  companyUpdated: 400,
  personUpdated: 500,
  personCreated: 300,
} as const;
