import { styled } from "@mui/material/styles";
import {
  Avatar,
  type GridColumn,
  AppLink,
  MarkedName,
  SuspendedIcon,
  withMark,
} from "@recurrent/ui-kit";
import type { NamedRef } from "@recurrent/sdk";
import type { ComponentType } from "react";
import { href } from "../routes/address.ts";
import { marksOfPerson } from "./person-marks.ts";

// One element per row: a list draws up to a hundred per key press.
const Line = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  maxWidth: "100%",
  "& > a": { minWidth: 0, overflowWrap: "break-word" },
});

interface ColumnPerson {
  readonly id: string;
  readonly fullName: string;
  readonly isSuspended?: boolean | null | undefined;
  readonly username?: string;
  readonly groups?: readonly NamedRef[] | null;
}

export interface PersonColumnOptions<Row> extends Pick<
  GridColumn<Row>,
  "disableColumnMenu" | "filter" | "flex" | "minWidth" | "narrowContent" | "narrowHeight" | "width"
> {
  tab?: string;
  RowAction?: ComponentType<Pick<ColumnPerson, "id" | "fullName">> | undefined;
}

/** In a CSV file; the icon beside the name is not in it. '' if the host does not say. */
const suspendedText = ({ isSuspended }: ColumnPerson): string =>
  isSuspended === true ? "Yes" : isSuspended === false ? "No" : "";

export function personColumn<Row>(
  personOf: (row: Row) => ColumnPerson,
  { tab, RowAction, ...column }: PersonColumnOptions<Row> = {},
): GridColumn<Row> {
  return {
    field: "fullName",
    headerName: "Name",
    value: (row) => personOf(row).fullName,
    namesakes: {
      idOf: (row) => personOf(row).id,
      marksOf: (row) => marksOfPerson(personOf(row)),
    },
    cell: (row, mark) => {
      const { id, fullName, isSuspended } = personOf(row);
      return (
        <>
          <Line>
            <Avatar fullName={fullName} size={24} />
            <AppLink href={href("companies_users@show", { id }, { tab })} color="textPrimary">
              <MarkedName name={fullName} mark={mark} />
            </AppLink>
            {isSuspended === true && <SuspendedIcon />}
          </Line>
          {RowAction && <RowAction id={id} fullName={withMark(fullName, mark)} />}
        </>
      );
    },
    extraExportColumn: {
      headerName: "Suspended",
      value: (row) => suspendedText(personOf(row)),
    },
    ...column,
  };
}
