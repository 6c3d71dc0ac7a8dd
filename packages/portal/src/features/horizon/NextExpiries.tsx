import { lazy } from "react";
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
  return (
    <DisclosurePanel
      title="What expires next"
      isOpenAtFirst={asked !== null}
      waiting={{ height: 400 }}
    >
      <OwnExpiries today={today} />
    </DisclosurePanel>
  );
}
