/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { EventBoardCard, TrainingBoardCard } from "../wire";

export const getTrainingBoardShowResponseMock = (): TrainingBoardCard[] => [
  {
    id: "expired",
    count: 1,
    priority: 0,
    tab: "record",
    list: [{ id: 1058, fullName: "Tomas Riedl", suspendSetting: { status: false } }],
  },
  {
    id: "riskOfExpiry",
    count: 1,
    priority: 1,
    tab: "record",
    list: [{ id: 1061, fullName: "Priya Nair", suspendSetting: { status: true } }],
  },
  { id: "behindSchedule", count: 0, priority: 2, tab: "schedule", list: [] },
  {
    id: "current",
    count: 1,
    priority: 3,
    tab: "schedule",
    list: [{ id: 1063, fullName: "Lena Hofmann", suspendSetting: null }],
  },
];

export const getEventBoardShowResponseMock = (): EventBoardCard[] => [
  { id: "expired", count: 0, priority: 0, list: [] },
  {
    id: "riskOfExpiry",
    count: 1,
    priority: 1,
    list: [
      {
        id: 5098,
        name: "Passport",
        description: "Passport",
        issued_at: "2017-03-02",
        expiry_at: "2026-12-02",
        files_count: 1,
        status: "riskOfExpiry",
        user: { id: 1058, fullName: "Tomas Riedl", settings: { suspend: { status: false } } },
      },
    ],
  },
  {
    id: "current",
    count: 1,
    priority: 2,
    list: [
      {
        id: 5120,
        name: "Medical certificate class 1",
        description: "Medical certificate class 1",
        issued_at: "2026-01-15",
        expiry_at: "2027-01-14",
        filesCount: 0,
        status: 4,
        user: {
          id: 1061,
          fullName: "Priya Nair",
          settings: [{ type: "suspend", value: { status: true } }],
        },
      },
    ],
  },
];
