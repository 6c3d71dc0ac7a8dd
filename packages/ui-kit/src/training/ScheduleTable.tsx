import type { ScheduleItem } from "@recurrent/sdk";
import { useMemo } from "react";
import { statusOf } from "../status/status.ts";
import { DayText } from "../status/StatusDate.tsx";
import { DataTable, type DataTableProps } from "../tables/DataTable.tsx";
import type { GridColumn } from "../tables/grid-columns.tsx";
import { TopicName } from "./TopicName.tsx";
import { statusInSchedule } from "./training-rules.ts";

/** A schedule has no ids: an item is known by its place in the reply. */
type ScheduleRow = ScheduleItem & { id: string };

const COLUMNS: readonly GridColumn<ScheduleRow>[] = [
  {
    field: "topic",
    headerName: "Topic",
    valueGetter: (_value, { topic }) => topic.name,
    renderCell: ({ row: { topic } }) => (
      <TopicName {...topic} status={statusInSchedule(topic.status)} />
    ),
  },
  {
    field: "lesson",
    headerName: "Lesson",
    valueGetter: (_value, { lesson }) => lesson.name,
    exportAlso: { headerName: "Status", value: ({ lesson }) => statusOf(lesson.status).word },
    renderCell: ({ row: { lesson } }) => <TopicName {...lesson} />,
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

export type ScheduleTableProps = Pick<
  DataTableProps<ScheduleItem>,
  "rows" | "loading" | "error" | "state" | "onStateChange"
>;

/** Which lesson comes when, the next one first (training 2.5). */
export function ScheduleTable({ rows, ...table }: ScheduleTableProps) {
  const known = useMemo(
    () => rows?.map((item, at): ScheduleRow => ({ ...item, id: String(at) })),
    [rows],
  );
  return (
    <DataTable
      {...table}
      rows={known}
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
