import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Person } from "@recurrent/sdk";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { DayText } from "../status/StatusDate.tsx";
import { Suspended } from "../status/StatusIcon.tsx";
import type { DetailItem } from "./DetailList.tsx";

export interface PersonBannerProps {
  /** `createdAt` and `deletedAt` as days, `YYYY-MM-DD`. */
  person: Person;
  /** The address of a group's page. */
  groupHref: (id: string) => string;
}

/** Whose program, record or documents these are: above every tab but Profile (shell 2.23). */
export function PersonBanner({ person, groupHref }: PersonBannerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const { fullName, avatar, settings } = person;
  const facts = bannerFacts(person, groupHref);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={fullName}
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1.5 }}>
        <Avatar fullName={fullName} image={avatar} size={40} />
        <Typography
          component="h2"
          variant="h3"
          sx={{ display: "flex", alignItems: "center", gap: 1, overflowWrap: "anywhere" }}
        >
          {fullName}
          {settings.suspend.status && <Suspended />}
        </Typography>
        {facts.length > 0 && (
          <IconButton
            size="small"
            aria-label={`About ${fullName}`}
            aria-expanded={isOpen}
            {...(isOpen && { "aria-controls": id })}
            onClick={() => setOpen(!isOpen)}
            sx={{ flex: "none", ml: "auto" }}
          >
            <Sign size={18} />
          </IconButton>
        )}
      </Stack>
      {isOpen && facts.length > 0 && (
        <Box
          component="dl"
          id={id}
          sx={{
            display: { xs: "grid", sm: "flex" },
            flexWrap: "wrap",
            gap: { xs: 1, sm: "12px 48px" },
            m: 0,
            p: { xs: "12px 0 0", sm: "8px 0 4px 52px" },
            "& > div": {
              display: { xs: "grid", sm: "block" },
              gridTemplateColumns: "128px minmax(0, 1fr)",
              gap: 1,
            },
            "& dt": { typography: "body2", color: "text.secondary" },
            "& dd": { m: 0, overflowWrap: "anywhere" },
          }}
        >
          {facts.map((fact) => (
            <div key={fact.id ?? fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </Box>
      )}
    </Paper>
  );
}

/**
 * What the banner tells about a person (shell 2.23, training 2.9): for a trainee the groups while
 * active, every licence, and the end of the subscription while active; for anybody inactive start and
 * end.
 */
export function bannerFacts(person: Person, groupHref: PersonBannerProps["groupHref"]) {
  const { isActive, isTrainee, groups, company } = person;
  const facts: DetailItem[] = [];
  const tellDay = (label: string, day: string | null) => {
    if (day !== null) facts.push({ label, value: <DayText day={day} /> });
  };
  if (isTrainee && isActive && groups.length > 0) {
    const links = groups.map(({ id, name }, at) => (
      <Fragment key={id}>
        {at > 0 && ", "}
        <KitLink href={groupHref(id)}>{name}</KitLink>
      </Fragment>
    ));
    facts.push({ label: "Groups", value: links });
  }
  for (const { id, name, licence } of isTrainee ? company.roles : []) {
    if (licence !== "") facts.push({ id, label: `${name} Licence`, value: licence });
  }
  if (isTrainee && isActive) tellDay("Subscription", person.subscriptionEnd);
  if (!isActive) {
    tellDay("Start", person.createdAt);
    tellDay("End", person.deletedAt);
  }
  return facts;
}
