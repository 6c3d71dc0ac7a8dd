import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy } from "react";
import { DisclosurePanel } from "../../kernel/components/DisclosurePanel.tsx";
import type { HorizonProps } from "./Horizon.tsx";
import { HorizonChip } from "./HorizonChip.tsx";

// Its charts weigh as much as the rows of the list, which do not wait for them.
const Horizon = lazy(async () => ({ default: (await import("./Horizon.tsx")).Horizon }));

/**
 * What of a company's events and documents expires when; null while that is not known. On a phone it opens when
 * it is asked for.
 */
export function BoardHorizon({ horizon }: { horizon: Omit<HorizonProps, "label"> | null }) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down("sm"));
  const chosen = horizon?.chosen ?? null;
  return (
    <>
      <DisclosurePanel
        title="What expires when"
        isOpenAtFirst={!isPhone}
        waiting={{ height: { xs: 492, sm: 240 } }}
      >
        {horizon && <Horizon {...horizon} label="Events and documents" />}
      </DisclosurePanel>
      {chosen !== null && <HorizonChip chosen={chosen} onClear={() => horizon?.onChoose(null)} />}
    </>
  );
}
