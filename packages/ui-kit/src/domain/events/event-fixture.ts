import type { Event, EventDraft, EventFile, EventSummary } from "@recurrent/sdk";

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

export const EMPTY_EVENT: EventDraft = {
  description: "",
  notes: "",
  issuedAt: null,
  expiryAt: null,
  manager: false,
  trainee: false,
  reminders: ["0", "0", "0"],
  files: [],
};

/** A file of a size without its bytes, since a story needs no 50 MB. */
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

export const ATTACHED: EventFile[] = [
  { id: "1", originalName: "medical-certificate-2026.pdf" },
  { id: "2", originalName: "licence-photo.jpg" },
  { id: "3", originalName: LONG_FILE },
];

export const MEDICAL: EventDraft = {
  description: "Medical certificate, category 1",
  notes: NOTES,
  issuedAt: "2025-11-28",
  expiryAt: "2027-11-27",
  manager: true,
  trainee: true,
  reminders: ["30", "14", "7"],
  files: [],
};

const ACTIVE = { name: "", isActive: true, deletedAt: null };

export const MEDICAL_DETAIL: Event = {
  ...ACTIVE,
  ...MEDICAL,
  id: "1",
  expiryAt: "2026-11-27",
  status: "riskOfExpiry",
  filesCount: 3,
  files: ATTACHED,
};

export const EVENTS: readonly EventSummary[] = [
  {
    ...ACTIVE,
    id: "1",
    description: "Medical certificate, category 1",
    issuedAt: "2025-11-28",
    expiryAt: "2026-11-27",
    status: "riskOfExpiry",
    filesCount: 2,
  },
  {
    ...ACTIVE,
    id: "2",
    description: "Airline transport pilot licence",
    issuedAt: "2019-04-02",
    expiryAt: null,
    status: "current",
    filesCount: 1,
  },
  {
    ...ACTIVE,
    id: "3",
    description: "Radio operator's certificate",
    issuedAt: "2024-06-14",
    expiryAt: "2027-06-14",
    status: "current",
    filesCount: 0,
  },
  {
    ...ACTIVE,
    id: "4",
    description: "Dangerous goods, initial",
    issuedAt: "2024-10-01",
    expiryAt: "2026-10-01",
    status: "expired",
    filesCount: 0,
  },
];

/** Twenty files, as the busiest document has. */
export const TWENTY: EventFile[] = Array.from({ length: 20 }, (_, at) => ({
  id: String(at + 1),
  originalName: `logbook-page-${String(at + 1).padStart(3, "0")}.${at % 3 === 0 ? "jpg" : "pdf"}`,
}));
