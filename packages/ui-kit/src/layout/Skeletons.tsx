import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { StatCardGrid } from "../cards/StatCard.tsx";
import { RowsSkeleton } from "../tables/RowsSkeleton.tsx";
import { SearchBoxSkeleton } from "../tables/SearchBox.tsx";
import { TableFrame, Toolbar, ToolbarTitle } from "../tables/table-styles.ts";
import { Loading } from "./Loading.tsx";

/** Two sections of a form. */
const SECTIONS = [
  ["a", "b", "c"],
  ["d", "e"],
] as const;

/** A form before its values are there. */
export function FormSkeleton() {
  return (
    <Loading>
      {SECTIONS.map((fields) => (
        <Box
          key={fields[0]}
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "232px minmax(0, 1fr)" },
            columnGap: 7,
            rowGap: 2,
            maxWidth: 928,
            py: 3.5,
            "&:first-of-type": { pt: 0.5 },
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Skeleton width={128} height={14} />
          <Stack sx={{ gap: 2.5 }}>
            {fields.map((field) => (
              <Stack key={field} sx={{ gap: 1 }}>
                <Skeleton width={96} height={12} />
                <Skeleton sx={{ height: { xs: 44, sm: 36 }, borderRadius: 1 }} />
              </Stack>
            ))}
          </Stack>
        </Box>
      ))}
    </Loading>
  );
}

/** A table before even its code is there, in the frame the table itself will have. */
export function TableSkeleton() {
  return (
    <Loading>
      <TableOutline />
    </Loading>
  );
}

/** The training board, for whoever the start leads there (shell 2.3). */
export function BoardSkeleton() {
  return (
    <Loading>
      <Box sx={{ mb: { xs: 2, sm: 3 } }}>
        <StatCardGrid label="Loading" columns={4} loading />
      </Box>
      <TableOutline titled />
    </Loading>
  );
}

const COLUMNS = [{ id: "name", header: "Name" }] as const;

function TableOutline({ titled = false }: { titled?: boolean }) {
  return (
    <TableFrame room="table">
      <Toolbar>
        {titled && (
          <ToolbarTitle as="div">
            <Skeleton width={112} height={14} sx={{ my: "5px" }} />
          </ToolbarTitle>
        )}
        <SearchBoxSkeleton />
      </Toolbar>
      <RowsSkeleton columns={COLUMNS} />
    </TableFrame>
  );
}
