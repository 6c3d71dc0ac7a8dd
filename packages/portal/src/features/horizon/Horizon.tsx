import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { styled, type Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { STATUS, type StatusId, VisuallyHidden } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { StatusKey } from "../../kernel/components/StatusKey.tsx";
import { horizonName, OVERDUE } from "../../kernel/view/horizon.ts";
import { type Expiring, type HorizonBar, horizonOf, wordOf } from "./horizon-bars.ts";

/** Room of the bars and, of a bar that stands, of its words below it, in px. */
const BARS_HEIGHT = 112;
const WORDS_HEIGHT = 68;
/** Of a bar that lies, and the room of its words before and behind it. */
const ROW_HEIGHT = 32;
const NAME_WIDTH = 112;
const COUNT_WIDTH = 48;

/** Buttons on which the bars are drawn: one for each, as large as all it has room for. */
const Frame = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: "relative",
    "& > [role=group]": {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      height: BARS_HEIGHT + WORDS_HEIGHT,
    },
    "& > [inert]": { position: "absolute", inset: `0 0 ${WORDS_HEIGHT}px`, pointerEvents: "none" },
    "& rect": { stroke: palette.background.paper, strokeWidth: 1 },
    "& button": {
      display: "grid",
      gridTemplateRows: "20px 32px",
      alignContent: "end",
      alignItems: "start",
      justifyContent: "center",
      justifyItems: "center",
      padding: "0 0 8px",
      borderRadius: theme.vars.shape.borderRadius,
      border: "1px solid transparent",
      whiteSpace: "nowrap",
      "& > [data-count]": { ...theme.typography.subtitle1, fontVariantNumeric: "tabular-nums" },
      "& > [data-name]": {
        ...theme.typography.caption,
        // A year below its month.
        display: "grid",
        alignContent: "start",
        justifyItems: "center",
        color: palette.text.secondary,
      },
      "&:hover": { backgroundColor: palette.action.hover },
      "&:disabled > [data-count]": { ...theme.typography.body1, color: palette.text.tertiary },
      "&[aria-pressed=true]": {
        borderColor: palette.primary.main,
        backgroundColor: palette.primary.soft,
        "& > [data-name]": { color: palette.text.primary },
      },
    },
    "&[data-lying]": {
      "& > [role=group]": {
        gridAutoFlow: "row",
        gridAutoRows: ROW_HEIGHT,
        gridAutoColumns: "auto",
        height: "auto",
      },
      "& > [inert]": { inset: `0 ${COUNT_WIDTH}px 0 ${NAME_WIDTH}px` },
      "& button": {
        gridTemplate: "1fr / 1fr auto",
        alignItems: "center",
        alignContent: "stretch",
        justifyContent: "stretch",
        justifyItems: "start",
        padding: "0 8px",
        "& > [data-name]": { order: -1, display: "inline" },
      },
    },
    // The system's colours for all there is: the words under a bar say of what it is made.
    "@media (forced-colors: active)": {
      "& rect": { fill: "CanvasText", stroke: "Canvas" },
      "& button[aria-pressed=true]": { borderColor: "Highlight" },
    },
    "@media print": { display: "none" },
  };
});

/** Read out always, and seen on paper alone, where Material's cells with their room for fingers are too high. */
const PaperTable = styled("table")(({ theme }) => ({
  "@media screen": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  "@media print": {
    ...theme.typography.body2,
    width: "100%",
    borderCollapse: "collapse",
    "& th, & td": { padding: "2px 8px 2px 0", textAlign: "start", borderBottom: "1px solid" },
    "& caption": { textAlign: "start" },
  },
}));

/** 'March 2027: 4 (1 At Risk Of Expiry, 3 Current)'. */
function nameOf({ key, count, states }: HorizonBar, order: readonly StatusId[]): string {
  const parts = order.flatMap((id) => {
    const number = states.get(id);
    return number === undefined ? [] : [`${number} ${wordOf(id)}`];
  });
  return `${horizonName(key)}: ${count}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
}

/** A month as short as there is room for, 'Nov', and its year where the first one or a new year begins. */
function shortName(key: string, isFirst: boolean) {
  if (key === OVERDUE) return "Overdue";
  const [month = "", year = ""] = horizonName(key).split(" ");
  return (
    <>
      <span>{month.slice(0, 3)}</span>
      {(isFirst || key.endsWith("-01")) && <span> {year}</span>}
    </>
  );
}

/** There is no pointer over the bars: what a bar is made of stands in words. */
const Nothing = () => null;

export interface HorizonProps {
  items: readonly Expiring[];
  /** 'YYYY-MM-DD' in UTC. */
  today: string;
  /** What is counted, for example 'Events and documents'. */
  label: string;
  /** The key of the bar whose rows are shown. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/**
 * What expires when as bars, of which each is a button; pressed once more it shows everything again. The bars
 * themselves are a drawing: names, figures and states are those of the buttons, of a table for readers, and of
 * paper.
 */
export function Horizon({ items, today, label, chosen, onChoose }: HorizonProps) {
  const isLying = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const { bars, states, later, without } = useMemo(() => horizonOf(items, today), [items, today]);
  const keys = bars.map(({ key }) => key);
  const band = { data: keys, scaleType: "band", categoryGapRatio: 0.4, position: "none" } as const;
  const length = {
    position: "none",
    min: 0,
    max: Math.max(1, ...bars.map(({ count }) => count)),
  } as const;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Frame {...(isLying && { "data-lying": true })}>
        <div role="group" aria-label={`${label} by month of expiry`}>
          {bars.map((bar, at) => (
            <ButtonBase
              key={bar.key}
              disabled={bar.count === 0}
              aria-pressed={bar.key === chosen}
              title={nameOf(bar, states)}
              onClick={() => onChoose(bar.key === chosen ? null : bar.key)}
            >
              <VisuallyHidden>{nameOf(bar, states)}</VisuallyHidden>
              <span data-count aria-hidden>
                {bar.count}
              </span>
              <span data-name aria-hidden>
                {shortName(bar.key, at === 1)}
              </span>
            </ButtonBase>
          ))}
        </div>
        <div inert>
          <BarChart
            // Drawn anew where it turns: an axis keeps its kind.
            key={isLying ? "lying" : "standing"}
            height={isLying ? bars.length * ROW_HEIGHT : BARS_HEIGHT}
            layout={isLying ? "horizontal" : "vertical"}
            xAxis={[isLying ? length : band]}
            yAxis={[isLying ? band : length]}
            series={states.map((id) => ({
              id,
              stack: "all",
              data: bars.map((bar) => bar.states.get(id) ?? 0),
              color: `var(--mui-palette-status-${STATUS[id].tone}-main)`,
            }))}
            margin={isLying ? 0 : { top: 4, bottom: 0, left: 0, right: 0 }}
            borderRadius={2}
            hideLegend
            skipAnimation
            disableAxisListener
            disableKeyboardNavigation
            axisHighlight={{ x: "none", y: "none" }}
            slots={{ tooltip: Nothing }}
          />
        </div>
      </Frame>
      <PaperTable>
        <caption>{`${label} by month of expiry`}</caption>
        <thead>
          <tr>
            <th scope="col">Expires</th>
            <th scope="col">Count</th>
            {states.map((id) => (
              <th key={id} scope="col">
                {wordOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{horizonName(bar.key)}</th>
              <td>{bar.count}</td>
              {states.map((id) => (
                <td key={id}>{bar.states.get(id) ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <StatusKey label="States" states={states} sx={{ px: { xs: 1, sm: 0 } }} />
      <Typography variant="body2" sx={{ px: { xs: 1, sm: 0 }, color: "text.secondary" }}>
        {`Months follow from the day of expiry alone; states are those of the list. ${later} expire later, ${without} never.`}
      </Typography>
    </Box>
  );
}
