import { styled } from "@mui/material/styles";
import { Info } from "lucide-react";
import type { DataColumn } from "../tables/columns.ts";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import { FormerName } from "./FormerName.tsx";
import type { FormerNameSubject } from "./FormerNameDialog.tsx";
import { InfoTip } from "./InfoTip.tsx";
import { expiryCell, iconShownInRecord, isInitialOnly } from "./record-rules.ts";
import type { RecordLayout } from "./record-rules.ts";
import { TopicName } from "./TopicName.tsx";
import type { RecordTopicView } from "./training-views.ts";
import IconButton from "@mui/material/IconButton";

const Inline = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  rowGap: 2,
  "&[data-muted]": { letterSpacing: 0, color: theme.vars.palette.text.secondary },
}));

const INITIAL_ONLY_TIP =
  "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.";
const IN_PROGRESS_TIP = "Expiry will be shown once this topic has been completed.";

function Expiry({
  topic,
  onPleaseNote,
}: {
  topic: RecordTopicView;
  onPleaseNote: (() => void) | null;
}) {
  const cell = expiryCell(topic);
  switch (cell.kind) {
    case "blank":
      return null;
    case "in-progress":
      return (
        <Inline data-muted>
          In Progress
          <InfoTip text={IN_PROGRESS_TIP} />
        </Inline>
      );
    case "day":
      return (
        <Inline>
          <StatusDate day={cell.day} status={cell.status} sign={false} />
          {onPleaseNote !== null && (
            <IconButton
              size="small"
              aria-label="Please Note"
              title="Please Note"
              onClick={onPleaseNote}
              sx={{ my: -1, ml: -0.25, mr: -1 }}
            >
              <Info size={16} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </Inline>
      );
    default:
      return cell satisfies never;
  }
}

/** What a cell of a record can ask for. Keep the functions stable between renders. */
export interface RecordColumnActions {
  onFormerName: (subject: FormerNameSubject) => void;
  onPleaseNote: () => void;
}

/** The columns of a premium record (training 2.6); layouts 4 and 5 differ in what stands beside names. */
export function recordColumns(
  layout: RecordLayout,
  { onFormerName, onPleaseNote }: RecordColumnActions,
): readonly DataColumn<RecordTopicView>[] {
  return [
    {
      id: "name",
      header: "Name",
      phone: "title",
      sortValue: ({ name }) => name,
      cell: (topic) => {
        const { formerName } = topic;
        return (
          <TopicName
            name={topic.name}
            status={iconShownInRecord(topic) ? topic.status : null}
            conditions={topic.conditions}
            strong
          >
            {layout === 5 && formerName !== null && (
              <FormerName
                formerName={formerName}
                onOpen={() => onFormerName({ kind: "topic", formerName })}
              />
            )}
          </TopicName>
        );
      },
    },
    {
      id: "periodicity",
      header: "Periodicity",
      width: 152,
      sortValue: ({ periodicity }) => periodicity,
      cell: ({ periodicity }) =>
        isInitialOnly(periodicity) ? (
          <Inline>
            {periodicity}
            <InfoTip text={INITIAL_ONLY_TIP} />
          </Inline>
        ) : (
          periodicity || null
        ),
    },
    {
      id: "completed",
      header: "Completed",
      width: 128,
      tabular: true,
      sortValue: ({ completedAt }) => completedAt ?? "",
      cell: ({ completedAt }) => <DayText day={completedAt} />,
    },
    {
      id: "expiry",
      header: "Expiry",
      width: 252,
      tabular: true,
      sortValue: ({ expiry }) => expiry ?? "",
      cell: (topic) => <Expiry topic={topic} onPleaseNote={layout === 4 ? onPleaseNote : null} />,
    },
  ];
}
