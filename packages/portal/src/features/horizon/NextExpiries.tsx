import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { eventListOptions, recordShowOptions } from "@recurrent/sdk/react";
import { EmptyState, KitLink, LoadError, StatusDate } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { DisclosurePanel } from "../../kernel/components/DisclosurePanel.tsx";
import { href } from "../../kernel/routes/address.ts";
import { useSignedIn } from "../../kernel/runtime/runtime.ts";
import { horizonKey, readHorizonKey } from "../../kernel/view/horizon.ts";
import { EXPIRES_KEY, useQueryValue } from "../../kernel/view/address-state.ts";
import { useToday } from "../../kernel/view/days.ts";
import { type NextExpiry, nextExpiries, soonest } from "./next-expiries.ts";
import { Horizon } from "./Horizon.tsx";
import { HorizonChip } from "./HorizonChip.tsx";

const SILENT = { silent: true };

/**
 * What of the own record and documents expires next, below what a page is for: nothing of it is asked for
 * before somebody opens it. What could not be had is told in its own place.
 */
export function NextExpiries() {
  const today = useToday();
  const [asked] = useQueryValue(EXPIRES_KEY);
  return (
    <DisclosurePanel title="What expires next" isOpenAtFirst={asked !== null}>
      <OwnExpiries today={today} />
    </DisclosurePanel>
  );
}

/** The own record and documents by the day of their expiry: bars, and the soonest, or what a bar stands for. */
function OwnExpiries({ today }: { today: string }) {
  const { user } = useSignedIn();
  const record = useQuery(recordShowOptions({ date: today, version: user.trainingRecord }, SILENT));
  const events = useQuery(eventListOptions(SILENT));
  const items = useMemo(
    () => record.data && events.data && nextExpiries(record.data.topics, events.data, today),
    [record.data, events.data, today],
  );
  const [asked, choose] = useQueryValue(EXPIRES_KEY);
  const chosen = readHorizonKey(asked, today);
  if (items === undefined) {
    return record.isError || events.isError ? (
      <LoadError
        title="What expires next could not be loaded"
        onRetry={() => {
          if (record.isError) void record.refetch();
          if (events.isError) void events.refetch();
        }}
      />
    ) : (
      <Skeleton sx={{ height: 400 }} aria-label="What expires next, loading" role="status" />
    );
  }
  if (items.length === 0) return <EmptyState title="Nothing that you hold expires" />;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Horizon
        items={items}
        today={today}
        label="Training and documents"
        chosen={chosen}
        onChoose={choose}
      />
      {chosen !== null && <HorizonChip chosen={chosen} onClear={() => choose(null)} />}
      <Rows
        items={
          chosen === null
            ? soonest(items)
            : items.filter(({ expiryAt }) => horizonKey(expiryAt, today) === chosen)
        }
      />
    </Box>
  );
}

const List = styled("ol")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 6rem minmax(14rem, auto)",
    alignItems: "center",
    gap: "0 16px",
    padding: "8px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "anywhere",
    "& > [data-kind]": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  },
  [theme.breakpoints.down("sm")]: { "& > li": { gridTemplateColumns: "minmax(0, 1fr)" } },
}));

function Rows({ items }: { items: readonly NextExpiry[] }) {
  return (
    <List aria-label="What expires next">
      {items.map(({ kind, id, name, expiryAt, status }) => (
        <li key={`${kind} ${id}`}>
          <KitLink href={kind === "document" ? href("my_events@show", { id }) : href("my@records")}>
            {name}
          </KitLink>
          <span data-kind>{kind === "document" ? "Document" : "Training"}</span>
          <StatusDate day={expiryAt} status={status} />
        </li>
      ))}
    </List>
  );
}
