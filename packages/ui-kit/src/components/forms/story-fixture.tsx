import { styled } from "@mui/material/styles";
import { type ComponentType, useState } from "react";

/** The padding of a page, for stories of components that extend into it. */
const Page = styled("main")(({ theme }) => ({
  padding: "24px 32px 40px",
  overflowX: "clip",
  [theme.breakpoints.down("sm")]: { padding: "16px 16px 32px" },
}));

/** Shows a story inside a page's padding. */
export function withPagePadding(Story: ComponentType) {
  return (
    <Page>
      <Story />
    </Page>
  );
}

/**
 * For stories: state as in a page, which starts with an argument and resets when its control changes the
 * argument.
 */
export function useControlledValue<Value>(given: Value) {
  const [state, setState] = useState({ given, value: given });
  if (!Object.is(state.given, given)) setState({ given, value: given });
  return [state.value, (value: Value) => setState({ given, value })] as const;
}

/** A component that is given its value and reports changes. */
interface Controlled<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

/**
 * For stories: the component with its value in a state, as a screen has it.
 *
 * @param follow applies the consequences of a change; none by default
 */
export function controlled<Value, Props extends Controlled<Value>>(
  Component: ComponentType<Props & Controlled<Value>>,
  follow: (next: Value) => Value = (next) => next,
) {
  return function Kept(props: Props) {
    const [value, setValue] = useControlledValue(props.value);
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
