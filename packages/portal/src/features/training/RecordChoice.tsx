import { RecordToolbar, type RecordToolbarProps } from "@recurrent/ui-kit";
import { useState } from "react";
import { otherVersion } from "./record-view.ts";
import type { ShownRecord } from "./useRecordView.ts";
import { useVersionReveal } from "./useVersionReveal.ts";

export interface RecordChoiceProps extends Pick<
  RecordToolbarProps,
  "internationalProcedures" | "printing" | "onPrint"
> {
  record: ShownRecord;
  /** Whether the record comes in versions: that of the premium tier does. */
  hasVersions: boolean;
}

/** The day and the version of the record, and its printing. */
export function RecordChoice({ record, hasVersions, ...printing }: RecordChoiceProps) {
  const { date, version, bounds, query, show } = record;
  // A day that was picked and not asked for yet; it goes when another record is shown.
  const [draft, setDraft] = useState<{ of: string; day: string | null } | null>(null);
  const day = draft?.of === date ? draft.day : date;
  const other = hasVersions ? otherVersion(version) : null;
  const isRevealed = useVersionReveal(other !== null);
  return (
    <RecordToolbar
      {...printing}
      date={day}
      onDateChange={(next) => setDraft({ of: date, day: next })}
      min={bounds.min}
      max={bounds.max}
      onGenerate={() => day !== null && show({ date: day })}
      generating={query.isFetching}
      versionToggle={
        isRevealed && other !== null
          ? { version, onToggle: () => show({ version: other }) }
          : undefined
      }
    />
  );
}
