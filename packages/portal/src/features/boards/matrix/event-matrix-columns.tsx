import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import {
  type GridColumn,
  AppLink,
  IconTooltip,
  StatusIcon,
  statusOf,
  VisuallyHidden,
} from "@recurrent/ui-kit";
import { ChevronDown } from "lucide-react";
import { personColumn } from "../../../shared/components/person-column.tsx";
import {
  StatusLegend,
  StatusLegendEntry,
  type StatusLegendProps,
  LegendIcon,
} from "../../../shared/components/StatusLegend.tsx";
import { href } from "../../../shared/routes/address.ts";
import { NEVER } from "@recurrent/sdk/calendar-day";
import {
  type CardDocument,
  cardOf,
  worstHiddenStatus,
  type CellDocuments,
  describeDocuments,
  documentsIn,
  NO_DOCUMENT_TEXT,
  countHolders,
  matchedFilters,
  type MatrixDocument,
  type MatrixPerson,
  narrowings,
  NO_EXPIRY,
  NONE,
  NOT_KNOWN,
  describeOthers,
} from "./event-matrix.ts";

/** Pixels for a day with its sign and the longest status. */
const DOCUMENT_WIDTH = 130;
export const NAME_WIDTH = 216;

/**
 * @param people counted in the heads
 * @param isEvery true if no document is hidden
 */
export function matrixColumns(
  shownDocuments: readonly MatrixDocument[],
  people: readonly MatrixPerson[],
  { isEvery }: { isEvery: boolean },
): readonly GridColumn<MatrixPerson>[] {
  return [
    personColumn((person) => person, {
      tab: "events",
      width: NAME_WIDTH,
      disableColumnMenu: true,
      narrowContent: (person) => <DocumentCard person={person} shownDocuments={shownDocuments} />,
      filter: {
        label: "Show only",
        options: narrowings(shownDocuments, { isEvery }),
        accessor: (person) => matchedFilters(person, shownDocuments),
      },
    }),
    ...shownDocuments.map((document): GridColumn<MatrixPerson> => {
      const { key, name } = document;
      const { count, total } = countHolders(people, document);
      const head = (
        <HeadLines>
          <span>{name}</span>
          <span>
            {count} of {total} have it
          </span>
        </HeadLines>
      );
      return {
        field: key,
        headerName: name,
        minWidth: DOCUMENT_WIDTH,
        // The URL stores the shown documents, also for paper.
        hideable: false,
        disableColumnMenu: true,
        renderHeader: () => head,
        // No expiry sorts after every day, a missing document last.
        value: (person) => {
          const [shown] = documentsIn(person, key) ?? [];
          return shown && (shown.expiryAt ?? NEVER);
        },
        text: (person) => describeDocuments(documentsIn(person, key)).expiry,
        extraExportColumn: {
          headerName: `${name}, status`,
          value: (person) => describeDocuments(documentsIn(person, key)).status,
        },
        cell: (person) => (
          <DocumentCell personId={person.id} documents={documentsIn(person, key)} />
        ),
      };
    }),
  ];
}

const Line = styled("span")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 6,
  "& > [data-word]": { ...theme.typography.body2, letterSpacing: 0 },
  "& > [data-others]": {
    ...theme.typography.body2,
    display: "inline-flex",
    alignItems: "center",
    gap: 4,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Most cells are empty, so they show only a dash, with a word for screen readers. */
function Hole() {
  return (
    <Dash>
      <VisuallyHidden>{NONE}</VisuallyHidden>
    </Dash>
  );
}

const Dash = styled("span")(({ theme }) => ({
  position: "relative",
  padding: "0 4px",
  color: theme.vars.palette.text.secondary,
  "&::before": { content: '"–" / ""' },
}));

const NotKnown = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/**
 * The document in the best status, and how many others there are.
 *
 * @param personId makes the day a link
 */
export function DocumentCell({
  documents,
  personId,
}: {
  documents: CellDocuments;
  personId?: string;
}) {
  if (documents === undefined) return <Hole />;
  if (documents === null) return <NotKnown>{NOT_KNOWN}</NotKnown>;
  const [{ id, expiryAt, status }] = documents;
  const day = expiryAt === null ? NO_EXPIRY : <time dateTime={expiryAt}>{expiryAt}</time>;
  const { id: state, tone, word } = statusOf(status);
  const graver = worstHiddenStatus(documents);
  const others = describeOthers(documents);
  return (
    <Line>
      <StatusIcon status={status} labelled />
      {personId === undefined ? (
        <span>{day}</span>
      ) : (
        <AppLink
          href={href("companies_users@show", { id: personId }, { tab: "events", eventId: id })}
          color="textPrimary"
          // Enter on the cell opens it: links in all rows would add hundreds of tab stops.
          tabIndex={-1}
        >
          {day}
        </AppLink>
      )}
      {others !== "" && (
        <IconTooltip title={others} describeChild>
          <span data-others>
            <span aria-hidden>+{documents.length - 1}</span>
            {graver !== null && <StatusIcon status={graver} />}
            <VisuallyHidden>, {others}</VisuallyHidden>
          </span>
        </IconTooltip>
      )}
      {/* A current document shows only its sign, which also gives screen readers the word. */}
      {state !== "current" && word !== "" && (
        <Box component="span" data-word aria-hidden sx={{ color: `status.${tone}.text` }}>
          {word}
        </Box>
      )}
    </Line>
  );
}

/** The day below the name, so that neither wraps; a press on either opens the document. */
const OnFile = styled("dl")({
  "&& > div": { position: "relative", display: "grid", alignContent: "center" },
  "&&& a": { position: "static" },
  "&&& a::after": { content: '""', position: "absolute", inset: 0 },
  // Above that target.
  "& [data-others]": { position: "relative", zIndex: 1 },
});

const Folded = styled("details")(({ theme }) => ({
  "& > summary": {
    ...theme.typography.body2,
    display: "flex",
    alignItems: "center",
    gap: 4,
    color: theme.vars.palette.text.secondary,
    // A touch target, where the card's own space is part of it.
    minHeight: 44,
    marginBottom: -8,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
  "& > p": {
    ...theme.typography.body2,
    margin: "8px 0 0",
    color: theme.vars.palette.text.secondary,
  },
}));

interface DocumentCardProps {
  person: MatrixPerson;
  shownDocuments: readonly MatrixDocument[];
}

/** Lists urgent documents; current and missing ones are counts that open to their names. */
function DocumentCard({ person: { id, documents }, shownDocuments }: DocumentCardProps) {
  if (documents === null) return <NotKnown>{NOT_KNOWN}</NotKnown>;
  const { urgent, current, notOnFile } = cardOf(documents, shownDocuments);
  const missing = notOnFile.length > 0 && `${notOnFile.length} ${NO_DOCUMENT_TEXT.toLowerCase()}`;
  const folded = [current.length > 0 && `${current.length} current`, missing].filter(Boolean);
  const list = (some: readonly CardDocument[]) =>
    some.length > 0 && (
      <OnFile>
        {some.map(({ key, name, events }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <DocumentCell personId={id} documents={events} />
            </dd>
          </div>
        ))}
      </OnFile>
    );
  return (
    <>
      {list(urgent)}
      {folded.length > 0 && (
        <Folded>
          <summary>
            {folded.join(" · ")}
            <ChevronDown size={16} />
          </summary>
          {list(current)}
          {notOnFile.length > 0 && (
            <p>
              {NO_DOCUMENT_TEXT}: {notOnFile.join(", ")}
            </p>
          )}
        </Folded>
      )}
    </>
  );
}

const HeadLines = styled("span")(({ theme }) => ({
  display: "grid",
  whiteSpace: "normal",
  lineHeight: "1.125rem",
  "& > span:first-of-type": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
    overflow: "hidden",
    overflowWrap: "anywhere",
    color: theme.vars.palette.text.primary,
    // Shown in full when focused, and on touch screens, which have no hover.
    "@media (pointer: coarse)": { display: "block" },
    "[role=columnheader]:focus &": { display: "block" },
  },
  "& > span:last-of-type": { ...theme.typography.caption, fontVariantNumeric: "tabular-nums" },
}));

export function MatrixLegend(props: Omit<StatusLegendProps, "children" | "label" | "states">) {
  return (
    <StatusLegend label="Signs" {...props} states={["expired", "riskOfExpiry", "current"]}>
      <StatusLegendEntry id="lacks" icon={<Dash />} word={NO_DOCUMENT_TEXT} {...props} />
      {/* On paper the cells say it. */}
      {(props.pressed === "unknown" || (props.counts?.["unknown"] ?? 0) > 0) && (
        <StatusLegendEntry
          id="unknown"
          icon={<LegendIcon status="unknown" />}
          word={NOT_KNOWN}
          {...props}
        />
      )}
    </StatusLegend>
  );
}
