import { styled } from "@mui/material/styles";
import type { Theme } from "@mui/material/styles";
import { LinkAnchor } from "../links/LinkAnchor.tsx";
import type { NavCompany } from "./shell-types.ts";
import { WEIGHT } from "../theme/tokens.ts";

const frame = ({ theme }: { theme: Theme }) => ({
  display: "block",
  flex: "none",
  margin: "0 12px 8px",
  padding: 8,
  border: `1px solid ${theme.vars.palette.nav.line}`,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.nav.strong,
  textDecoration: "none",
});

const Frame = styled("div")(frame);
const LinkedFrame = styled(LinkAnchor)(frame, ({ theme }) => ({
  "&:hover": { backgroundColor: theme.vars.palette.nav.hover },
}));

const Name = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontWeight: WEIGHT.strong,
}));

const Tier = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  display: "block",
  color: theme.vars.palette.nav.label,
}));

/** Whose people these are, at the head of the sidebar. */
export function NavCompanyBlock({
  company,
  onFollow,
}: {
  company: NavCompany;
  onFollow?: () => void;
}) {
  const text = (
    <>
      <Name title={company.name}>{company.name}</Name>
      {company.tier !== undefined && <Tier>{company.tier}</Tier>}
    </>
  );
  if (company.href === undefined) return <Frame>{text}</Frame>;
  return (
    <LinkedFrame href={company.href} {...(onFollow && { onClick: onFollow })}>
      {text}
    </LinkedFrame>
  );
}
