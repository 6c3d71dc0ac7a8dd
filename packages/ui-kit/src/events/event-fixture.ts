import type { EventFile } from "@recurrent/sdk";
import type { EventDetailView, EventFormValues, EventRowView } from "./event-views.ts";

/** Events and documents for the stories and tests. */
export const TODAY = "2026-11-20";

export const LONG_DESCRIPTION =
  "Conversion course completion and line check report for the King Air 350 with Proline Fusion, " +
  "including steep approach and short unpaved runway endorsement, signed by both examiners";

export const LONG_FILE =
  "letter-from-the-examiner-with-a-rather-long-file-name-and-no-blank-in-it-2026-11-final-v3.docx";

export const NOTES =
  "<p><strong>Renewal</strong> with Dr. Haugen, Yellowknife. Bring:</p>" +
  "<ul><li><p>last two ECG traces</p></li><li><p>glasses prescription, if changed</p></li></ul>";

export const EMPTY_EVENT: EventFormValues = {
  description: "",
  notes: "",
  issuedAt: null,
  expiryAt: null,
  manager: false,
  trainee: false,
  reminders: ["0", "0", "0"],
  files: [],
};

/** A file of a size without its bytes: a story needs no 50 MB. */
export function sizedFile(name: string, bytes: number): File {
  const file = new File(["%PDF-"], name, { lastModified: 1_763_596_800_000 });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
}

export const NEW_FILES: readonly File[] = [
  sizedFile("ecg-trace-scan.pdf", 52_428_800),
  sizedFile(LONG_FILE, 1_258_291),
  sizedFile("hangar.jpg", 421_888),
];

export const ATTACHED: readonly EventFile[] = [
  { id: "1", originalName: "medical-certificate-2026.pdf" },
  { id: "2", originalName: "licence-photo.jpg" },
  { id: "3", originalName: LONG_FILE },
];

export const MEDICAL: EventFormValues = {
  description: "Medical certificate, category 1",
  notes: NOTES,
  issuedAt: "2025-11-28",
  expiryAt: "2027-11-27",
  manager: true,
  trainee: true,
  reminders: ["30", "14", "7"],
  files: [],
};

export const MEDICAL_DETAIL: EventDetailView = {
  ...MEDICAL,
  expiryAt: "2026-11-27",
  status: "riskOfExpiry",
  reminders: MEDICAL.reminders.map((value) => ({ value })),
  files: ATTACHED,
};

export const EVENTS: readonly EventRowView[] = [
  {
    id: "1",
    description: "Medical certificate, category 1",
    issuedAt: "2025-11-28",
    expiryAt: "2026-11-27",
    status: "riskOfExpiry",
    filesCount: 2,
  },
  {
    id: "2",
    description: "Airline transport pilot licence",
    issuedAt: "2019-04-02",
    expiryAt: null,
    status: "current",
    filesCount: 1,
  },
  {
    id: "3",
    description: "Radio operator's certificate",
    issuedAt: "2024-06-14",
    expiryAt: "2027-06-14",
    status: "current",
    filesCount: 0,
  },
  {
    id: "4",
    description: "Dangerous goods, initial",
    issuedAt: "2024-10-01",
    expiryAt: "2026-10-01",
    status: 6,
    filesCount: 0,
  },
];

/** Twenty files, as the busiest document has. */
export const TWENTY: readonly EventFile[] = Array.from({ length: 20 }, (_, at) => ({
  id: String(at + 1),
  originalName: `logbook-page-${String(at + 1).padStart(3, "0")}.${at % 3 === 0 ? "jpg" : "pdf"}`,
}));
