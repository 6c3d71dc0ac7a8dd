import { useAnnouncements } from "@recurrent/sdk/react";
import { useEffect, useState } from "react";

/** The page waits no longer than this for what stands above it, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Whether it is known what stands above the page: announcements that came later would push it down
 * under the hand of whoever is using it. They are asked for together with the page's own data.
 */
export function useAnnouncementsSettled(): boolean {
  const { isPending } = useAnnouncements();
  const [isTired, setTired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTired(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isPending || isTired;
}
