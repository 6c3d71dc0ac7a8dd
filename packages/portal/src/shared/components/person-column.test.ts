import { expect, it } from "vitest";
import { personColumn } from "./person-column.tsx";

interface Row {
  readonly isSuspended?: boolean | null;
}
const personOf = (row: Row) => ({ id: "7", fullName: "Kwame Mensah", ...row });

it.each<[Row, text: string]>([
  [{ isSuspended: true }, "Yes"],
  [{ isSuspended: false }, "No"],
  [{ isSuspended: null }, ""],
  [{}, ""],
])("exports %j as '%s' in a column of its own", (row, text) => {
  const { extraExportColumn } = personColumn<Row>(personOf);
  expect(extraExportColumn?.headerName).toBe("Suspended");
  expect(extraExportColumn?.value(row)).toBe(text);
});
