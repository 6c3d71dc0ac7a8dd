import {
  ArgTypes,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useTheme } from "storybook/theming";
import { getProperty } from "./get-property.ts";
import "./docs.css";
import { docsText } from "./docs-sections.ts";

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

/**
 * Docs page of a component, a screen or a foundation, from the comment above the story file's
 * `meta` (docs-sections.ts); examples without code, and code at the end.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { base } = useTheme();
  const told = getProperty(
    getProperty(getProperty(preparedMeta.parameters, "docs"), "description"),
    "component",
  );
  const { summary, sections } = docsText(typeof told === "string" ? told : "");
  const isFoundation = preparedMeta.title.startsWith("Foundations/");
  const forDevelopers = sections.find(([title]) => title === FOR_DEVELOPERS);
  return (
    <div className={isFoundation ? "docs-foundation" : undefined}>
      <Title />
      <div className="docs-summary">
        <Markdown>{summary}</Markdown>
      </div>
      {!isFoundation && <Primary />}
      <Guidance sections={sections.filter((section) => section !== forDevelopers)} />
      <Stories
        title={<Heading>{isFoundation ? "Overview" : "Examples"}</Heading>}
        includePrimary={isFoundation}
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
