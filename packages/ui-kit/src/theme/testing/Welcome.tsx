import Box from "@mui/material/Box";
import type { ComponentType, ReactNode } from "react";
import { Mark } from "../../components/layout/Brand.tsx";
import { STATUS, StatusIcon } from "../../domain/status/Status.tsx";

interface Part {
  title: string;
  text: string;
  pages: readonly (readonly [id: string, name: string])[];
}

const PARTS: readonly Part[] = [
  {
    title: "Foundations",
    text: "What everything is drawn from, read from the theme itself.",
    pages: [
      ["foundations-colour", "Colour"],
      ["foundations-type", "Type"],
      ["foundations-space", "Space"],
      ["foundations-radius-and-elevation", "Radius and elevation"],
      ["foundations-motion", "Motion"],
      ["foundations-icons", "Icons"],
      ["foundations-status-alphabet", "Status alphabet"],
      ["foundations-design-tokens", "Design tokens"],
    ],
  },
  {
    title: "Components",
    text: "When to use each and when not, what to write in it, how it behaves, who can use it.",
    pages: [
      ["components-cards-statcard", "Stat card"],
      ["components-tables-datatable", "Table"],
      ["components-forms-formlayout", "Form"],
      ["components-feedback-notices", "Notices"],
      ["components-training-lessoncard", "Lesson card"],
    ],
  },
  {
    title: "Screens",
    text: "Every screen in each state it can be in, by the title in its top bar.",
    pages: [
      ["screens-dashboards-training-status", "Training Status"],
      ["screens-people-people", "People"],
      ["screens-my-training-train-now", "Train Now"],
      ["screens-general-login", "Login"],
    ],
  },
  {
    title: "Print",
    text: "What goes on paper: the record a regulator reads, and the certificate.",
    pages: [
      ["print-recordprint", "Training record"],
      ["print-certificateprint", "Certificate"],
    ],
  },
];

const PRINCIPLES: readonly (readonly [string, string])[] = [
  [
    "Status first",
    "People look for who must not fly. Colour beyond the one blue is for that alone.",
  ],
  ["Never by colour alone", "Each state has a shape and a word; both survive a photocopy."],
  ["Every state is drawn", "Loading, empty, no match, failed, forbidden, very long names, 320 px."],
  ["Nothing jumps", "What is on its way has its own shape and height before it arrives."],
  ["Everyone", "Keyboard, screen reader, twice the text size, less motion, forced colours."],
  ["Plain words", "Short, exact, never blaming. Dates are YYYY-MM-DD."],
];

const TOOLS: readonly (readonly [string, string])[] = [
  ["Scheme", "Light or dark, for this page too."],
  ["Role", "A screen as somebody else sees it; who may not open it sees Access Forbidden."],
  ["Text size", "As a reader may have set it, up to twice the size."],
  ["Viewport", "From a narrow phone to a desktop, on any story."],
  ["Filter of the sidebar", "Screens by state: full, loading, empty or error."],
  ["Controls", "Below each story: what it is given, described, to try out."],
];

const columns = (least: number) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  gap: 2,
});

function Told({ of }: { of: readonly (readonly [string, string])[] }) {
  return (
    <Box component="dl" sx={{ ...columns(260), m: 0 }}>
      {of.map(([name, text]) => (
        <Box key={name} sx={{ borderTop: 1, borderColor: "divider", pt: 1.5 }}>
          <Box component="dt" sx={{ typography: "subtitle1" }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: "body1", color: "text.secondary" }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Box component="h2" sx={{ m: 0, mb: 2, typography: "h2" }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface WelcomeProps {
  /** Storybook's link, which opens a page in the sidebar as well. */
  Link: ComponentType<{ href: string; target: string; children: ReactNode }>;
}

/** The page of Storybook that opens first. */
export function Welcome({ Link }: WelcomeProps) {
  return (
    <Box className="sb-unstyled" sx={{ typography: "body1", color: "text.primary" }}>
      <Box
        component="header"
        sx={{ p: { xs: 3, sm: 5 }, borderRadius: 1, bgcolor: "nav.bg", color: "nav.text" }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, color: "nav.strong" }}>
          <Mark size={48} variant="ink" />
          <Box component="h1" sx={{ m: 0, typography: "h1" }}>
            Recurrent
          </Box>
        </Box>
        <Box component="p" sx={{ m: 0, mt: 3, typography: "h2", color: "nav.strong" }}>
          Who may fly today, and who needs training first.
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, maxWidth: 620 }}>
          An operations tool that people open every morning: calm, exact, quick. Here is what it is
          drawn with, and each of its screens.
        </Box>
      </Box>
      <Box
        component="ul"
        aria-label="Training states"
        sx={{ ...columns(180), m: 0, mt: 2, p: 0, listStyle: "none" }}
      >
        {(["expired", "riskOfExpiry", "behindSchedule", "current"] as const).map((id) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1.5,
              p: 2,
              border: 1,
              borderColor: "divider",
              borderRadius: 1,
              bgcolor: "background.paper",
              typography: "subtitle1",
            }}
          >
            <StatusIcon status={id} size={28} />
            {STATUS[id].word}
          </Box>
        ))}
      </Box>
      <Section title="What is where">
        <Box sx={columns(180)}>
          {PARTS.map(({ title, text, pages }) => (
            <Box
              key={title}
              sx={{
                p: 2,
                border: 1,
                borderColor: "divider",
                borderRadius: 1,
                bgcolor: "background.paper",
              }}
            >
              <Box component="h3" sx={{ m: 0, typography: "h3" }}>
                {title}
              </Box>
              <Box component="p" sx={{ m: 0, mt: 0.5, color: "text.secondary" }}>
                {text}
              </Box>
              <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
                {pages.map(([id, name]) => (
                  <Box key={id} component="li" sx={{ py: 0.5, "& a": { color: "primary.text" } }}>
                    <Link href={`./?path=/docs/${id}--docs`} target="">
                      {name}
                    </Link>
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title="How it is designed">
        <Told of={PRINCIPLES} />
      </Section>
      <Section title="What you can change here">
        <Told of={TOOLS} />
      </Section>
      <Section title="For developers">
        <Box component="p" sx={{ m: 0, maxWidth: 680 }}>
          What code needs stands at the end of each docs page. The repository&rsquo;s README names
          every command; CONTRIBUTING.md says how a component is made, docs/checks.md what checks
          it.
        </Box>
      </Section>
    </Box>
  );
}
