import Skeleton from "@mui/material/Skeleton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { DisclosurePanel } from "../../kernel/components/DisclosurePanel.tsx";
import type { ExpiryHorizon } from "../../kernel/view/horizon.ts";
import { Horizon } from "./Horizon.tsx";
import type { Expiring } from "./horizon-bars.ts";
import { HorizonChip } from "./HorizonChip.tsx";

/**
 * What of a company's events and documents expires when; null while that is not known. On a phone it opens when
 * it is asked for.
 */
export function BoardHorizon({ horizon }: { horizon: ExpiryHorizon<Expiring> | null }) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const chosen = horizon?.chosen ?? null;
  return (
    <>
      <DisclosurePanel title="What expires when" isOpenAtFirst={!isPhone}>
        {horizon ? (
          <Horizon {...horizon} label="Events and documents" />
        ) : (
          <Skeleton
            role="status"
            aria-label="What expires when, loading"
            sx={{ height: { xs: 492, sm: 240 } }}
          />
        )}
      </DisclosurePanel>
      {chosen !== null && <HorizonChip chosen={chosen} onClear={() => horizon?.onChoose(null)} />}
    </>
  );
}
