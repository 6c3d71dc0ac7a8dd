import Box from "@mui/material/Box";
import { ScheduleTable } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { tableErrorProps } from "../../shared/api/first-load.ts";
import { useToday } from "../../shared/dates/days.ts";
import { useTableView } from "../../shared/table-state/address-state.ts";
import { type TrainingPageProps, useTrainingScope } from "./scope.ts";

const BY_DATE = { id: "date", desc: false };

export function ScheduleView({ person, tools }: TrainingPageProps & { tools?: ReactNode }) {
  const scope = useTrainingScope(person);
  const query = useQuery(scope.schedule());
  const view = useTableView(BY_DATE, scope.viewPrefix("schedule"));
  return (
    <Box sx={{ minWidth: 0 }}>
      <ScheduleTable
        rows={query.data}
        today={useToday()}
        tools={tools}
        {...view}
        {...tableErrorProps(query, "The schedule could not be loaded")}
      />
      <AutoRefetch queries={[query]} />
    </Box>
  );
}
