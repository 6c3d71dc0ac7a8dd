import { styled } from "@mui/material/styles";

const Mark = styled("span")(({ theme: { typography, vars } }) => ({
  color: vars.palette.text.secondary,
  fontWeight: typography.fontWeightRegular,
  overflowWrap: "anywhere",
}));

/** A name and, quieter behind it, what tells it apart from others that look alike; the words are `withMark`'s. */
export function MarkedName({ name, mark }: { name: string; mark: string | undefined }) {
  if (mark === undefined) return name;
  return (
    <>
      {name} <Mark>({mark})</Mark>
    </>
  );
}
