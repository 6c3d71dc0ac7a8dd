import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { DetailList, Suspended } from "@recurrent/ui-kit";
import { DetailCard } from "../../kernel/components/Detail.tsx";
import { NameList } from "../../kernel/components/NameList.tsx";
import { groupPage, operationalFacts, personalFacts, settingsFacts } from "./person-facts.ts";

/** The Profile tab of Person Detail (shell 2.23). */
export function PersonProfile({ person }: { person: Person }) {
  const { fullName, groups, isTrainee, settings } = person;
  return (
    <DetailCard>
      <DetailList
        title="Personal Information"
        items={[
          {
            label: "Name",
            value: (
              <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
                {fullName}
                {settings.suspend.status && <Suspended />}
              </Box>
            ),
          },
          ...personalFacts(person),
        ]}
      />
      {isTrainee && (
        <DetailList
          title="Operational Information"
          items={[
            { label: "Groups", value: <NameList of={groups} hrefOf={groupPage} /> },
            ...operationalFacts(person),
          ]}
        />
      )}
      <DetailList title="Settings" items={settingsFacts(person)} />
    </DetailCard>
  );
}
