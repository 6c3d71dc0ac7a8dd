import { useEffect, useRef, useState } from "react";

/**
 * Counts down to an act that happens once: `onEnd` at zero. While it is paused the time that is left
 * stands still, however often the component is drawn.
 *
 * @param seconds the whole time, or null while there is nothing to wait for
 * @returns whole seconds that are left
 */
export function useCountdown(seconds: number | null, paused: boolean, onEnd: () => void): number {
  const whole = (seconds ?? 0) * 1000;
  const left = useRef(whole);
  const [shown, setShown] = useState(whole);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  // Another wait begins anew; the one before is forgotten.
  useEffect(() => {
    left.current = whole;
    setShown(whole);
  }, [whole]);

  useEffect(() => {
    if (whole === 0 || paused || left.current <= 0) return undefined;
    const endsAt = performance.now() + left.current;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      left.current = Math.max(0, endsAt - performance.now());
      setShown(left.current);
      if (left.current === 0) end.current();
      // At the turn of the second that is shown, so that none is skipped.
      else timer = setTimeout(look, left.current % 1000 || 1000);
    };
    look();
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, endsAt - performance.now());
    };
  }, [whole, paused]);

  return Math.ceil(shown / 1000);
}
