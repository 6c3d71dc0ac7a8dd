/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { faker } from "../../../mock-rules/faker.ts";

import type { EventDocument, EventListItem, WrittenResponse } from "../wire";

export const getEventListResponseMock = (): EventListItem[] => [
  {
    id: 5120,
    description: "Medical certificate class 1",
    issued_at: "2026-01-15",
    expiry_at: "2027-01-14",
    is_active: true,
    deleted_at: null,
    status: "current",
    files_count: 1,
  },
  {
    id: 5098,
    description: "Passport",
    issued_at: "2017-03-02",
    expiry_at: "2026-12-02",
    is_active: true,
    deleted_at: null,
    status: 5,
    files_count: 0,
  },
];

export const getEventCreateResponseMock = (): EventDocument =>
  faker.helpers.arrayElement([
    {
      id: 5120,
      name: "Medical certificate class 1",
      description: "Medical certificate class 1",
      notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
      issued_at: "2026-01-15",
      expiry_at: "2027-01-14",
      is_active: true,
      deleted_at: null,
      status: "current",
      files_count: 1,
      files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
      manager: true,
      trainee: true,
      reminders: [
        { key: "days", value: "30" },
        { key: "days", value: "14" },
        { key: "days", value: "7" },
      ],
    },
    {
      id: 5120,
      name: "Medical certificate class 1",
      description: "Medical certificate class 1",
      notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
      issued_at: "2026-01-15",
      expiry_at: "2027-01-14",
      is_active: true,
      deleted_at: null,
      status: "current",
      files_count: 1,
      files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
      manager: true,
      trainee: true,
      reminders: [
        { key: "days", value: "30" },
        { key: "days", value: "14" },
        { key: "days", value: "7" },
      ],
    },
  ]);

export const getEventShowResponseMock = (): EventDocument => ({
  id: 5120,
  name: "Medical certificate class 1",
  description: "Medical certificate class 1",
  notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
  issued_at: "2026-01-15",
  expiry_at: "2027-01-14",
  is_active: true,
  deleted_at: null,
  status: "current",
  files_count: 1,
  files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
  manager: true,
  trainee: true,
  reminders: [
    { key: "days", value: "30" },
    { key: "days", value: "14" },
    { key: "days", value: "7" },
  ],
});

export const getEventUpdateResponseMock = (): EventDocument => ({
  id: 5120,
  name: "Medical certificate class 1",
  description: "Medical certificate class 1",
  notes: null,
  issued_at: "2026-01-15",
  expiry_at: "2027-01-14",
  is_active: true,
  deleted_at: null,
  status: "current",
  files_count: 1,
  files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
  manager: true,
  trainee: false,
  reminders: [
    { key: "days", value: "30" },
    { key: "days", value: "14" },
    { key: "days", value: "7" },
  ],
});

export const getEventDeleteResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getEventEnableResponseMock = (): EventDocument => ({
  id: 5120,
  name: "Medical certificate class 1",
  description: "Medical certificate class 1",
  notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
  issued_at: "2026-01-15",
  expiry_at: "2027-01-14",
  is_active: true,
  deleted_at: null,
  status: "current",
  files_count: 1,
  files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
  manager: true,
  trainee: true,
  reminders: [
    { key: "days", value: "30" },
    { key: "days", value: "14" },
    { key: "days", value: "7" },
  ],
});

export const getEventDisableResponseMock = (): EventDocument => ({
  id: 5120,
  name: "Medical certificate class 1",
  description: "Medical certificate class 1",
  notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
  issued_at: "2026-01-15",
  expiry_at: "2027-01-14",
  is_active: false,
  deleted_at: "2026-11-02 10:11:12",
  status: "current",
  files_count: 1,
  files: [{ id: 9034, original_name: "medical-certificate.jpg" }],
  manager: true,
  trainee: true,
  reminders: [
    { key: "days", value: "30" },
    { key: "days", value: "14" },
    { key: "days", value: "7" },
  ],
});

export const getEventFileDeleteResponseMock = (): WrittenResponse => ({ message: "Saved." });

export const getEventFileDownloadResponseMock = (): Blob =>
  faker.helpers.arrayElement([
    new Blob(["%PDF-1.7\n"], { type: "application/pdf" }),
    new Blob(["%PDF-1.7\n"], { type: "application/pdf" }),
  ]);
