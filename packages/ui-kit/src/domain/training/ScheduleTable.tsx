import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ScheduleItem } from "@recurrent/sdk";
import { compareDays } from "@recurrent/sdk/calendar-day";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { VisuallyHidden } from "../../components/feedback/VisuallyHidden.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { isDue, statusOf, StatusWord } from "../status/Status.tsx";
import type { DataTableProps } from "../../components/tables/data-table-props.ts";
import { DataTable } from "../../components/tables/DataTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import { isNarrowed, useTableState } from "../../components/tables/table-state.ts";
import type {
  VisibleRows,
  TableRows,
  TableLayoutProps,
} from "../../components/tables/TableLayout.tsx";
import { PrintedSigns } from "./PrintedSigns.tsx";
import { TopicName } from "./topic-cells.tsx";
import {
  rowName,
  type ScheduleDividers,
  scheduleDividers,
  statusInSchedule,
  statusToName,
  TODAY_DIVIDER,
} from "./training-rules.ts";

interface DividersProps extends ScheduleDividers {
  readonly today: string | null;
}

/** A schedule has no ids, so the index identifies an item. */
type ScheduleRow = ScheduleItem & { id: string; isOver: boolean; dividers?: DividersProps };

/** In px, of a month's heading and of the line of today. */
const DIVIDER_HEIGHT = 32;

/**
 * Months and the line of today are between rows, so that only lessons are counted, exported and
 * reached with keys.
 */
const Marked = styled("div")(({ theme, theme: { vars, typography } }) => ({
  "& .MuiDataGrid-row": { position: "relative" },
  "& [data-side]": {
    ...typography.subtitle2,
    position: "absolute",
    insetInline: 0,
    lineHeight: `${DIVIDER_HEIGHT - 2}px`,
    "&[data-side=above]": { bottom: "100%" },
    "&[data-side=below]": { top: "100%" },
    "& > span": {
      display: "block",
      height: DIVIDER_HEIGHT,
      paddingInline: 16,
      color: vars.palette.text.secondary,
      backgroundColor: vars.palette.background.sunken,
      ...theme.applyStyles("dark", { backgroundColor: vars.palette.action.hover }),
      borderTop: `1px solid ${vars.palette.divider}`,
    },
    "& > [data-divider=today]": {
      color: vars.palette.primary.text,
      backgroundColor: vars.palette.primary.soft,
      borderTop: `2px solid ${vars.palette.primary.main}`,
    },
  },
  // On paper in the row, which makes room for them.
  "@media print": {
    "& tbody > tr": {
      position: "relative",
      "&:has([data-side=above] > span) > *": { paddingTop: DIVIDER_HEIGHT + 4 },
      "&:has([data-side=above] > span + span) > *": { paddingTop: 2 * DIVIDER_HEIGHT + 4 },
      "&:has([data-side=below] > span) > *": { paddingBottom: DIVIDER_HEIGHT + 4 },
    },
    "& [data-side][data-side=above]": { bottom: "auto", top: 0 },
    "& [data-side][data-side=below]": { top: "auto", bottom: 0 },
  },
  "& .MuiDataGrid-row.over": {
    color: vars.palette.text.secondary,
    "& [data-name]": { fontWeight: typography.fontWeightRegular },
  },
}));

/** Screen readers get only the line of today: each day already has its month. */
const Dividers = ({ today, ...dividers }: DividersProps) => (
  <>
    {(["above", "below"] as const).map((side) => (
      <span key={side} data-side={side} aria-hidden>
        {dividers[side].map((text) => (
          <span key={text} data-divider={text === TODAY_DIVIDER ? "today" : "month"}>
            {text}
            {text === TODAY_DIVIDER && `, ${today}`}
          </span>
        ))}
      </span>
    ))}
    {dividers.above.includes(TODAY_DIVIDER) && (
      <VisuallyHidden>Below today’s line: </VisuallyHidden>
    )}
  </>
);

/** Below the topic, where there are no columns. */
const LessonBelow = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  // Below the lesson's name, not its icon.
  "& > p": { margin: "2px 0 0 24px" },
  "& time": { marginRight: 8 },
}));

const COLUMNS: readonly GridColumn<ScheduleRow>[] = [
  {
    field: "topic",
    headerName: "Topic",
    value: ({ topic }) => topic.name,
    narrowContent: ({ lesson, date, dividers }) => (
      <LessonBelow>
        {dividers && <Dividers {...dividers} />}
        <TopicName {...lesson} />
        <p>
          <DayText day={date} none="–" />
          <StatusWord status={statusToName(lesson.status)} />
        </p>
      </LessonBelow>
    ),
    cell: ({ topic }) => (
      <TopicName {...topic} status={statusInSchedule(topic.status)}>
        {isDue(statusOf(topic.status).id) && <StatusWord status={topic.status} />}
      </TopicName>
    ),
  },
  {
    field: "lesson",
    headerName: "Lesson",
    value: ({ lesson }) => lesson.name,
    extraExportColumn: {
      headerName: "Status",
      value: ({ lesson }) => statusOf(lesson.status).word,
    },
    cell: ({ lesson }) => (
      <TopicName {...lesson}>
        <StatusWord status={statusToName(lesson.status)} />
      </TopicName>
    ),
  },
  {
    field: "date",
    headerName: "Start date",
    width: 140,
    // The cells of the column contain the months.
    hideable: false,
    cell: ({ date, dividers }) => (
      <>
        {dividers && <Dividers {...dividers} />}
        <DayText day={date} none="–" />
      </>
    ),
  },
];

const SEARCH = {
  fields: ({ topic, lesson, date }: ScheduleRow) => [rowName(topic), rowName(lesson), date ?? ""],
  hint: "Searches topic, lesson and start date.",
};

const LOOK: NonNullable<DataTableProps<ScheduleRow>["gridProps"]> = {
  getRowClassName: ({ row: { isOver } }) => (isOver ? "over" : ""),
  getRowSpacing: ({ model }) => {
    const { dividers } = model as ScheduleRow;
    return {
      top: DIVIDER_HEIGHT * (dividers?.above.length ?? 0),
      bottom: DIVIDER_HEIGHT * (dividers?.below.length ?? 0),
    };
  },
};

export interface ScheduleTableProps
  extends TableRows<ScheduleItem>, Pick<TableLayoutProps<ScheduleItem>, "tools"> {
  /** `YYYY-MM-DD`; null until known, without a line. */
  today: string | null;
}

const BY_DATE = { id: "date", desc: false };

const EARLIER = "Completed earlier";
/** On phones and tablets. */
const EARLIER_SHORT = "Earlier";

/**
 * Lessons by month, with a line at today (training 2.5). Completed lessons of past days are folded,
 * so that the first row is what is to be done.
 */
export function ScheduleTable({ rows, today, ...table }: ScheduleTableProps) {
  const known = useMemo(
    () =>
      rows?.map((item, at): ScheduleRow => {
        const { date, lesson } = item;
        // A lesson of a past day may still be open.
        const isPast = date !== null && today !== null && date < today;
        const isOver = isPast && statusOf(lesson.status).id === "completed";
        return { ...item, id: String(at), isOver };
      }),
    [rows, today],
  );
  const [state, change] = useTableState(BY_DATE, table.state, table.onStateChange);
  const [isUnfolded, setUnfolded] = useState(false);
  const open = useMemo(() => known?.filter(({ isOver }) => !isOver) ?? [], [known]);
  const earlier = (known?.length ?? 0) - open.length;
  const isFoldable =
    earlier > 0 &&
    open.length > 0 &&
    state.sort.id === "date" &&
    !state.sort.desc &&
    !isNarrowed(state);
  const isFolded = isFoldable && !isUnfolded;
  const Icon = isFolded ? ChevronDown : ChevronUp;
  const withMarks = useCallback(
    (
      shown: readonly ScheduleRow[],
      first: number,
      { deferred: { sort }, matching }: Pick<VisibleRows<ScheduleRow>, "deferred" | "matching">,
    ) => {
      // In another order, months would repeat.
      if (sort.id !== "date") return shown;
      const all = scheduleDividers(
        matching().map(({ date }) => date),
        today,
        sort.desc,
      );
      return shown.map((row, at) => {
        const dividers = all[first + at];
        return dividers === undefined ? row : { ...row, dividers: { ...dividers, today } };
      });
    },
    [today],
  );
  return (
    <Marked>
      <DataTable
        {...table}
        state={state}
        onStateChange={change}
        rows={isFolded ? open : known}
        rowsToExport={
          isFolded
            ? () => known?.toSorted((one, other) => compareDays(one.date, other.date)) ?? []
            : undefined
        }
        toolbarEnd={
          isFoldable ? (
            <Button
              variant="text"
              aria-expanded={!isFolded}
              startIcon={<Icon size={16} />}
              onClick={() => setUnfolded(isFolded)}
              sx={{
                position: "relative",
                zIndex: 1,
                justifyContent: "flex-start",
                ml: "auto",
                px: { xs: 0.5, sm: 1 },
              }}
              aria-label={`${EARLIER} (${earlier})`}
            >
              <Box component="span" sx={{ display: { xs: "none", lg: "inline" } }}>
                {`${EARLIER} (${earlier})`}
              </Box>
              <Box component="span" sx={{ display: { lg: "none" } }}>
                {`${EARLIER_SHORT} (${earlier})`}
              </Box>
            </Button>
          ) : undefined
        }
        columns={COLUMNS}
        layoutRows={withMarks}
        gridProps={LOOK}
        label="Training Schedule"
        search={SEARCH}
        defaultSort={BY_DATE}
        empty={{
          title: "Nothing is scheduled",
          description: "Lessons appear here with their start dates.",
        }}
      />
      <PrintedSigns
        rows={rows}
        statusesOf={({ topic, lesson }) => [statusInSchedule(topic.status), lesson.status]}
        conditionsOf={({ topic }) => topic.conditions}
      />
    </Marked>
  );
}
