import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useState } from "react";
import { DisclosurePanel } from "../../kernel/components/DisclosurePanel.tsx";
import { EXPIRES_KEY } from "../../kernel/view/table-query.ts";
import { useQueryValue } from "../../kernel/view/useQueryValue.ts";
import { useToday } from "../../kernel/view/useToday.ts";

const OwnExpiries = lazy(async () => ({
  default: (await import("./OwnExpiries.tsx")).OwnExpiries,
}));

/**
 * What of the own record and documents expires next, below what a page is for: nothing of it is asked for
 * before somebody opens it. What could not be had is told in its own place.
 */
export function NextExpiries() {
  const today = useToday();
  const [asked] = useQueryValue(EXPIRES_KEY);
  const [isOpen, setOpen] = useState(asked !== null);
  if (today === null) return null;
  return (
    <DisclosurePanel title="What expires next" open={isOpen} onToggle={setOpen}>
      <Suspense
        fallback={
          <Skeleton role="status" aria-label="What expires next, loading" sx={{ height: 400 }} />
        }
      >
        <OwnExpiries today={today} />
      </Suspense>
    </DisclosurePanel>
  );
}
