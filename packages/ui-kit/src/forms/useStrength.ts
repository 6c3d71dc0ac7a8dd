import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { estimateStrength, StrengthScore } from "./password-strength.ts";

type Estimate = typeof estimateStrength;

async function loadEstimator(): Promise<Estimate | "unavailable"> {
  try {
    return (await import("./password-strength.ts")).estimateStrength;
  } catch {
    return "unavailable";
  }
}

/** A score, null while there is nothing to tell, or `unavailable` when the estimator did not come. */
export type Strength = StrengthScore | null | "unavailable";

/**
 * The strength of a password. The estimator is fetched with the first key; when that fails (offline, a
 * new release) the rule's checklist has to do, which needs nothing.
 *
 * @param known texts a guesser would try for this person
 */
export function useStrength(password: string, known: readonly string[]): Strength {
  const [estimate, setEstimate] = useState<Estimate | "unavailable">();
  const typed = password !== "";
  useEffect(() => {
    if (!typed || estimate !== undefined) return undefined;
    let wanted = true;
    const adopt = (next: Estimate | "unavailable") => {
      if (wanted) setEstimate(() => next);
    };
    void loadEstimator().then(adopt);
    return () => {
      wanted = false;
    };
  }, [typed, estimate]);
  const settled = useDeferredValue(password);
  const words = known.join("\u0000");
  return useMemo(() => {
    if (estimate === "unavailable") return estimate;
    if (estimate === undefined || settled === "") return null;
    return estimate(settled, words === "" ? [] : words.split("\u0000"));
  }, [estimate, settled, words]);
}
