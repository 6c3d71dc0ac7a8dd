import type { ComponentType } from "react";
import { useHeld } from "./useHeld.ts";

/** A component that is handed its value and tells of changes. */
interface Controlled<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

/**
 * For stories: the component, keeping its value as a screen does.
 *
 * @param follow what has to follow a change; nothing unless given
 */
export function kept<Value, Props extends Controlled<Value>>(
  Component: ComponentType<Props & Controlled<Value>>,
  follow: (next: Value) => Value = (next) => next,
) {
  return function Kept(props: Props) {
    const [value, setValue] = useHeld(props.value);
    return (
      <Component
        {...props}
        value={value}
        onChange={(next: Value) => {
          const followed = follow(next);
          setValue(followed);
          props.onChange(followed);
        }}
      />
    );
  };
}
