import { styled } from "@mui/material/styles";

const Mark = styled("span")(({ theme: { typography, vars } }) => ({
  color: vars.palette.text.secondary,
  fontWeight: typography.fontWeightRegular,
  overflowWrap: "anywhere",
}));

/** Name with a quieter mark, in the format of `withMark`. */
export function MarkedName({ name, mark }: { name: string; mark: string | undefined }) {
  if (mark === undefined) return name;
  return (
    <>
      {name} <Mark>({mark})</Mark>
    </>
  );
}
