import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Fragment, useId } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { Suspended } from "../status/Suspended.tsx";
import { bannerFacts } from "./banner-facts.ts";
import type { BannerFact, BannerPerson } from "./banner-facts.ts";

const FACTS: SxProps<Theme> = (theme) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 48px",
  m: 0,
  p: "8px 0 4px 52px",
  "& > div": { minWidth: 0, maxWidth: "100%" },
  "& dt": { typography: "body2", color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gap: 1,
    p: "12px 0 0",
    "& > div": { display: "grid", gridTemplateColumns: "128px minmax(0, 1fr)", gap: 1 },
  },
});

function FactValue({ fact }: { fact: BannerFact }) {
  switch (fact.kind) {
    case "text":
      return fact.text;
    case "day":
      return <time dateTime={fact.day}>{fact.day}</time>;
    case "links":
      return fact.links.map(({ id, name, href }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <KitLink href={href}>{name}</KitLink>
        </Fragment>
      ));
    default:
      return fact satisfies never;
  }
}

export interface PersonBannerProps {
  person: BannerPerson;
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
}

/** Whose program, record or documents these are: above every tab but Profile (shell 2.23). */
export function PersonBanner({ person, collapsed, onCollapsedChange }: PersonBannerProps) {
  const id = useId();
  const facts = bannerFacts(person);
  const open = !collapsed && facts.length > 0;
  const Sign = collapsed ? ChevronDown : ChevronUp;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`${id}-name`}
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1.5 }}>
        <Avatar fullName={person.fullName} image={person.avatar ?? null} size={40} />
        <Typography
          component="h2"
          variant="h3"
          sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}
        >
          <Box component="span" id={`${id}-name`} sx={{ overflowWrap: "anywhere" }}>
            {person.fullName}
          </Box>
          {person.isSuspended === true && <Suspended />}
        </Typography>
        {facts.length > 0 && (
          <IconButton
            size="small"
            aria-label={`About ${person.fullName}`}
            aria-expanded={open}
            {...(open && { "aria-controls": `${id}-facts` })}
            onClick={() => onCollapsedChange(!collapsed)}
            sx={{ flex: "none", ml: "auto" }}
          >
            <Sign size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Stack>
      {open && (
        <Box component="dl" id={`${id}-facts`} sx={FACTS}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </Box>
      )}
    </Paper>
  );
}
