import {
  ArgTypes,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Source,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use } from "react";
import { useTheme } from "storybook/theming";
import { getProperty } from "./get-property.ts";
import "./docs.css";
import { docsText } from "./docs-sections.ts";
import { chooseExamples, MAX_EXAMPLES } from "./key-stories.ts";

const FOR_DEVELOPERS = "For developers";

/** Storybook's name for the anchor of a heading. */
const anchor = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Do beside Don't, then the rest in columns. */
function Guidance({ sections }: { sections: readonly (readonly [string, string])[] }) {
  return (
    <div className="docs-guidance">
      {sections.map(([title, text]) => (
        <section key={title}>
          <h2 id={anchor(title)} className="sb-unstyled">
            {title}
          </h2>
          <Markdown>{text}</Markdown>
        </section>
      ))}
    </div>
  );
}

/** Text of the comment above a story. */
function captionOf(parameters: object): string {
  const text = getProperty(getProperty(getProperty(parameters, "docs"), "description"), "story");
  return typeof text === "string" ? text : "";
}

/** Some stories as examples, the others as links, since a page with forty frames would load for too long. */
function Examples({ title, max, hasPrimary }: { title: string; max: number; hasPrimary: boolean }) {
  const { componentStories } = use(DocsContext);
  const [primary, ...rest] = componentStories().filter(({ tags }) => tags.includes("autodocs"));
  if (!primary) return null;
  const { examples, others } = hasPrimary
    ? chooseExamples(rest, max - 1)
    : { examples: [primary, ...rest], others: [] };
  return (
    <>
      {examples.length > 0 && <Heading>{title}</Heading>}
      {examples.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport as object} expanded />
      ))}
      {others.length > 0 && (
        <>
          <Heading>More examples</Heading>
          <ul className="docs-links">
            {others.map(({ id, name, parameters }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
                <Markdown>{captionOf(parameters)}</Markdown>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * Docs page of a component, a screen or a foundation, from the comment above the story file's
 * `meta` (docs-sections.ts); examples without code, and code at the end.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { base } = useTheme();
  const description = getProperty(
    getProperty(getProperty(preparedMeta.parameters, "docs"), "description"),
    "component",
  );
  const { summary, sections } = docsText(typeof description === "string" ? description : "");
  const isFoundation = preparedMeta.title.startsWith("Foundations/");
  const isScreen = /^(Screens|Print)\//.test(preparedMeta.title);
  const forDevelopers = sections.find(([title]) => title === FOR_DEVELOPERS);
  return (
    <div className={isFoundation ? "docs-foundation" : undefined}>
      <Title />
      <div className="docs-summary">
        <Markdown>{summary}</Markdown>
      </div>
      {!isFoundation && <Primary />}
      <Guidance sections={sections.filter((section) => section !== forDevelopers)} />
      <Examples
        title={isFoundation ? "Overview" : "Examples"}
        max={isScreen ? MAX_EXAMPLES.screen : MAX_EXAMPLES.component}
        hasPrimary={!isFoundation}
      />
      {forDevelopers && (
        <>
          <Heading>{FOR_DEVELOPERS}</Heading>
          <Markdown>{forDevelopers[1]}</Markdown>
          <Source dark={base === "dark"} />
          {preparedMeta.component !== undefined && <ArgTypes />}
        </>
      )}
    </div>
  );
}
