import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { eventListOptions } from "@recurrent/sdk/react";
import { EmptyState, LoadError, Loading } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { loadError } from "../../../shared/api/first-load.ts";
import { DisclosurePanel } from "../../../shared/components/DisclosurePanel.tsx";
import { OutdatedNote, useAutoRefetch } from "../../../shared/components/AutoRefetch.tsx";
import { useSignedIn } from "../../../shared/context/app-context.ts";
import { useQueryValue } from "../../../shared/table-state/address-state.ts";
import { useToday } from "../../../shared/dates/days.ts";
import { useOwnRecord } from "../../../shared/components/useOwnRecord.ts";
import { EXPIRES_KEY } from "./expires-key.ts";
import { ExpiryList } from "./ExpiryList.tsx";
import { timelineKey, nextExpiries, readTimelineKey, firstExpiries } from "./expiry-timeline.ts";
import { ExpiryTimeline, TimelineChip } from "./ExpiryTimeline.tsx";
import { SILENT } from "../../../shared/api/failure-options.ts";

/** The user's next expiries. Loads nothing before it is opened, and shows its own errors. */
export function NextExpiries() {
  const today = useToday();
  const [requested] = useQueryValue(EXPIRES_KEY);
  return (
    <DisclosurePanel title="Next expiries" isOpenAtFirst={requested !== null}>
      <OwnExpiries today={today} />
    </DisclosurePanel>
  );
}

function OwnExpiries({ today }: { today: string }) {
  const { user } = useSignedIn();
  const record = useOwnRecord(user.trainingRecord);
  const events = useQuery(eventListOptions(SILENT));
  useAutoRefetch([record, events]);
  const items = useMemo(
    () => record.data && events.data && nextExpiries(record.data.topics, events.data, today),
    [record.data, events.data, today],
  );
  const [requested, choose] = useQueryValue(EXPIRES_KEY);
  const chosen = readTimelineKey(requested, today);
  if (items === undefined) {
    const errors = [record, events].flatMap((query) => loadError(query) ?? []);
    return errors.length > 0 ? (
      <LoadError
        title="The next expiries could not be loaded"
        onRetry={() => errors.forEach(({ onRetry }) => onRetry())}
      />
    ) : (
      <Loading label="Next expiries, loading">
        <Skeleton sx={{ height: 400 }} />
      </Loading>
    );
  }
  const note = <OutdatedNote queries={[record, events]} />;
  if (items.length === 0) {
    return (
      <>
        <EmptyState title="You have nothing with an expiry date" />
        {note}
      </>
    );
  }
  const shown =
    chosen === null
      ? firstExpiries(items)
      : items.filter(({ expiryAt }) => timelineKey(expiryAt, today) === chosen);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <ExpiryTimeline
        items={items}
        today={today}
        label="Training and documents"
        chosen={chosen}
        onChoose={choose}
      />
      {chosen !== null && <TimelineChip chosen={chosen} onChoose={choose} />}
      <ExpiryList
        label="Next expiries"
        lines={shown.map(({ expiryAt: day, ...item }) => ({ ...item, day }))}
      />
      {note}
    </Box>
  );
}
