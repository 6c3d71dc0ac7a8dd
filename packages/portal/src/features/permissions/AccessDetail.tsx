import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { styled } from "@mui/material/styles";
import type { UserAccess } from "@recurrent/sdk";
import { useId, useState } from "react";
import { DecisionTable } from "./DecisionTable.tsx";

const Facts = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  gap: "12px 8px",
  margin: 0,
  "& > dt": { color: theme.vars.palette.text.secondary },
  "& > dd": { margin: 0, minWidth: 0 },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(208px, 1fr))",
    gap: "4px 16px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    overflowWrap: "anywhere",
  },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 4 },
}));

/** An open row of Permissions: Roles and Permissions (shell 2.24), and what they come to. */
export function AccessDetail({ user }: { user: UserAccess }) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const { roles, permissions } = user;
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Facts>
        <dt>Roles</dt>
        <dd>
          {roles.length === 0 && "None"}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {roles.map((role) => (
              <Chip key={role} label={role} size="small" variant="outlined" />
            ))}
          </Box>
        </dd>
        <dt>Permissions</dt>
        <dd>
          {permissions.length === 0 ? (
            "None"
          ) : (
            <ul>
              {permissions.map((permission) => (
                <li key={permission}>{permission}</li>
              ))}
            </ul>
          )}
        </dd>
      </Facts>
      <div>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isExplained}
          {...(isExplained && { "aria-controls": id })}
          onClick={() => setExplained(!isExplained)}
        >
          {isExplained ? "Hide what this allows" : "Show what this allows"}
        </Button>
      </div>
      {isExplained && (
        <div id={id}>
          <DecisionTable user={user} />
        </div>
      )}
    </Box>
  );
}
