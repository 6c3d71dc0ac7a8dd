import type { PersonSummary } from "@recurrent/sdk";
import type { GridColumn } from "@recurrent/ui-kit";
import { PersonName } from "../../components/PersonName.tsx";
import { href } from "../../routes/address.ts";
import type { PersonTab } from "./person-tabs.ts";
import { typesText } from "./person-types.ts";

/** The columns of shell 2.20; names lead to `tab` of Person Detail. */
export function peopleColumns(tab: PersonTab): readonly GridColumn<PersonSummary>[] {
  return [
    {
      field: "fullName",
      headerName: "Name",
      renderCell: ({ row: { id, fullName, settings } }) => (
        <PersonName
          fullName={fullName}
          href={href("companies_users@show", { id }, { tab })}
          isSuspended={settings?.suspend.status === true}
        />
      ),
    },
    {
      field: "types",
      headerName: "Type(s)",
      valueGetter: (_value, { roles }) => typesText(roles),
    },
  ];
}
