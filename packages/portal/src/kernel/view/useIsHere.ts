import { type RefObject, useEffect, useRef } from "react";

/** Whether the component is still there, for what happens after a reply. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
