import type { MainApi } from "@recurrent/sdk/raw";

/** A document that is due soon, with everything an event can have. */
export const MEDICAL: MainApi.EventDocument = {
  id: 71,
  name: "Medical",
  description: "Medical certificate, category 1",
  notes:
    "<p><strong>Renewal</strong> with Dr. Haugen, Yellowknife. Bring:</p><ul><li>last two ECG traces</li><li>glasses prescription, if changed</li></ul>",
  issued_at: "2025-11-28",
  expiry_at: "2026-11-27",
  is_active: true,
  deleted_at: null,
  status: "riskOfExpiry",
  files_count: 2,
  manager: true,
  trainee: true,
  reminders: ["30", "14", "7"].map((value) => ({ key: "days", value })),
  files: [
    { id: 711, original_name: "medical-certificate-2026.pdf" },
    { id: 712, original_name: "glasses.png" },
  ],
};

/** An expired event that is archived. */
export const ARCHIVED: MainApi.EventDocument = {
  ...MEDICAL,
  id: 72,
  description: "Cold weather survival course",
  is_active: false,
  deleted_at: "2026-09-01T09:00:00Z",
  status: "expired",
  expiry_at: "2026-08-31",
  files_count: 0,
  files: [],
};

/** The reply of the list call. */
export const EVENTS: readonly MainApi.EventListItem[] = [
  MEDICAL,
  ARCHIVED,
  {
    id: 73,
    description: "Passport",
    issued_at: "2022-02-10",
    expiry_at: "2032-02-09",
    is_active: true,
    status: "current",
    files_count: 1,
  },
  {
    id: 74,
    description: "Restricted area identity card",
    issued_at: "2021-11-01",
    expiry_at: "2026-11-01",
    is_active: true,
    status: "expired",
    files_count: 0,
  },
  {
    id: 75,
    description: "Radio operator certificate",
    issued_at: null,
    expiry_at: null,
    is_active: true,
    files_count: 0,
  },
];
