import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Collapse from "@mui/material/Collapse";
import type { UserAccess } from "@recurrent/sdk";
import { DetailList } from "@recurrent/ui-kit";
import { useId, useState } from "react";
import { DecisionTable } from "./DecisionTable.tsx";

function RolesView({ roles }: Pick<UserAccess, "roles">) {
  if (roles.length === 0) return "None";
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {roles.map((role) => (
        <Chip key={role} label={role} size="small" variant="outlined" />
      ))}
    </Box>
  );
}

function PermissionsView({ permissions }: Pick<UserAccess, "permissions">) {
  if (permissions.length === 0) return "None";
  return (
    <Box component="ul" sx={{ gridTemplateColumns: "repeat(auto-fill, minmax(208px, 1fr))" }}>
      {permissions.map((permission) => (
        <li key={permission}>{permission}</li>
      ))}
    </Box>
  );
}

/** An open row of Permissions: Roles and Permissions (shell 2.24), and what they come to. */
export function AccessDetail({ user }: { user: UserAccess }) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  return (
    <Box sx={{ typography: "body2" }}>
      <DetailList
        items={[
          { label: "Roles", value: <RolesView {...user} /> },
          { label: "Permissions", value: <PermissionsView {...user} /> },
        ]}
      />
      <Button
        size="small"
        variant="outlined"
        aria-expanded={isExplained}
        {...(isExplained && { "aria-controls": id })}
        onClick={() => setExplained(!isExplained)}
        sx={{ mb: 2 }}
      >
        {isExplained ? "Hide what this allows" : "Show what this allows"}
      </Button>
      <Collapse id={id} in={isExplained} mountOnEnter unmountOnExit timeout={160}>
        <DecisionTable user={user} />
      </Collapse>
    </Box>
  );
}
