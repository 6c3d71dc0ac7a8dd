import type { ScheduleItem } from "@recurrent/sdk";
import { useMemo } from "react";
import { statusOf } from "../status/status.ts";
import { DayText } from "../status/StatusDate.tsx";
import { DataTable } from "../tables/DataTable.tsx";
import type { DataTableProps } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/grid-columns.tsx";
import { TopicName } from "./TopicName.tsx";
import { iconShownInSchedule } from "./training-rules.ts";

/** A schedule has no ids: an item is known by its place in the reply. */
type ScheduleRow = ScheduleItem & { id: string };

const COLUMNS: readonly GridColumn<ScheduleRow>[] = [
  {
    field: "topic",
    headerName: "Topic",
    valueGetter: (_value, { topic }) => topic.name,
    renderCell: ({ row: { topic } }) => (
      <TopicName
        name={topic.name}
        status={iconShownInSchedule(topic.status) ? topic.status : null}
        conditions={topic.conditions}
      />
    ),
  },
  {
    field: "lesson",
    headerName: "Lesson",
    valueGetter: (_value, { lesson }) => lesson.name,
    exportAlso: { headerName: "Status", value: ({ lesson }) => statusOf(lesson.status).word },
    renderCell: ({ row: { lesson } }) => <TopicName name={lesson.name} status={lesson.status} />,
  },
  {
    field: "date",
    headerName: "Start date",
    width: 152,
    renderCell: ({ row: { date } }) => <DayText day={date} />,
  },
];

const SEARCH = {
  fields: ({ topic, lesson, date }: ScheduleRow) => [topic.name, lesson.name, date ?? ""],
  hint: "Search looks at the topic, the lesson and the start date.",
};

const rowId = ({ id }: ScheduleRow): string => id;

export interface ScheduleTableProps extends Pick<
  DataTableProps<ScheduleItem>,
  "loading" | "error" | "state" | "onStateChange"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  items: readonly ScheduleItem[] | undefined;
}

/** Which lesson comes when, the next one first (training 2.5). */
export function ScheduleTable({ items, ...table }: ScheduleTableProps) {
  const rows = useMemo(
    () => items?.map((item, at): ScheduleRow => ({ ...item, id: String(at) })),
    [items],
  );
  return (
    <DataTable
      {...table}
      rows={rows}
      columns={COLUMNS}
      getRowId={rowId}
      label="Training Schedule"
      search={SEARCH}
      defaultSort={{ id: "date", desc: false }}
      empty={{
        title: "Nothing is scheduled",
        description: "Lessons appear here with the day on which they start.",
      }}
    />
  );
}
