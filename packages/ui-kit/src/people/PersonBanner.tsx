import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { ChevronDown, ChevronUp } from "lucide-react";
import { Fragment, useId } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { KitLink } from "../links/KitLink.tsx";
import { Suspended } from "../status/Suspended.tsx";
import { bannerFacts } from "./banner-facts.ts";
import type { BannerFact, BannerPerson } from "./banner-facts.ts";

const Frame = styled("section")(({ theme }) => ({
  padding: "12px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down("sm")]: { padding: 12 },
}));

const Top = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "& > button": { marginLeft: "auto", flex: "none" },
});

const Name = styled("h2")(({ theme }) => ({
  ...theme.typography.h3,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  margin: 0,
  overflowWrap: "anywhere",
}));

const Facts = styled("dl")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "12px 48px",
  margin: 0,
  padding: "8px 0 4px 52px",
  "& > div": { minWidth: 0, maxWidth: "100%" },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: {
    display: "grid",
    gap: 8,
    padding: "12px 0 0",
    "& > div": { display: "grid", gridTemplateColumns: "128px minmax(0, 1fr)", gap: 8 },
  },
}));

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
    <Frame aria-labelledby={`${id}-name`}>
      <Top>
        <Avatar fullName={person.fullName} image={person.avatar ?? null} size={40} />
        <Name>
          <span id={`${id}-name`}>{person.fullName}</span>
          {person.isSuspended === true && <Suspended />}
        </Name>
        {facts.length > 0 && (
          <IconButton
            size="small"
            aria-label={`About ${person.fullName}`}
            aria-expanded={open}
            {...(open ? { "aria-controls": `${id}-facts` } : {})}
            onClick={() => onCollapsedChange(!collapsed)}
          >
            <Sign size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </Top>
      {open && (
        <Facts id={`${id}-facts`}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>
                <FactValue fact={fact} />
              </dd>
            </div>
          ))}
        </Facts>
      )}
    </Frame>
  );
}
