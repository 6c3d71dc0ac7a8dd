import { useState } from "react";

/**
 * For stories: state as a screen keeps it, which begins with an argument and begins anew when its
 * control changes the argument.
 */
export function useHeld<Value>(given: Value) {
  const [held, setHeld] = useState({ given, value: given });
  if (!Object.is(held.given, given)) setHeld({ given, value: given });
  return [held.value, (value: Value) => setHeld({ given, value })] as const;
}
