import Skeleton from "@mui/material/Skeleton";

export interface BoneProps {
  width: number | string;
  height?: number;
  round?: boolean;
}

/** One grey bar or disc of a skeleton. */
export function Bone({ width, height = 12, round = false }: BoneProps) {
  return (
    <Skeleton
      variant={round ? "circular" : "rounded"}
      width={width}
      height={height}
      sx={{ flex: "none", maxWidth: "100%" }}
    />
  );
}
