import Skeleton from "@mui/material/Skeleton";
import { CardCount, CardFooter, CardFrame, CardIcon, CardTitle } from "./stat-card-styles.ts";
import { styled } from "@mui/material/styles";

/** The same grid as the card's button, so that nothing moves when the counts arrive. */
const Shape = styled("div")(({ theme }) => ({
  width: "100%",
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gridTemplateAreas: '"icon title" "count count" "footer footer"',
  [theme.breakpoints.down("sm")]: {
    minHeight: 60,
    padding: "10px 52px 10px 16px",
    alignItems: "center",
    columnGap: 12,
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    gridTemplateAreas: '"icon title count" "icon footer count"',
  },
}));

/** A card before its count is known. Decoration: the grid tells that it is busy. */
export function StatCardSkeleton() {
  return (
    <CardFrame tone="neutral" look="loading" aria-hidden>
      <Shape>
        <CardIcon>
          <Skeleton variant="circular" width={20} height={20} />
        </CardIcon>
        <CardTitle>
          <Skeleton variant="rounded" width={104} height={12} sx={{ my: "4px" }} />
        </CardTitle>
        <CardCount>
          <Skeleton variant="rounded" width={44} height={28} sx={{ my: { xs: 0, sm: "6px" } }} />
        </CardCount>
        <CardFooter tone="neutral" selected={false}>
          <Skeleton variant="rounded" width={84} height={12} sx={{ my: "3px" }} />
        </CardFooter>
      </Shape>
    </CardFrame>
  );
}
