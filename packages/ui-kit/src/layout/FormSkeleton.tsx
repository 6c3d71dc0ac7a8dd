import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Loading } from "./Loading.tsx";

const SECTIONS = [
  { id: "first", fields: ["a", "b", "c"] },
  { id: "second", fields: ["a", "b"] },
] as const;

/** A form or a detail page before its values are there. */
export function FormSkeleton() {
  return (
    <Loading>
      {SECTIONS.map((section) => (
        <Box
          key={section.id}
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
          <Box sx={{ display: "grid", gap: 2.5 }}>
            {section.fields.map((field) => (
              <Box key={field} sx={{ display: "grid", gap: 1 }}>
                <Skeleton width={96} height={12} />
                <Skeleton sx={{ height: { xs: 44, sm: 36 }, borderRadius: 1 }} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Loading>
  );
}
