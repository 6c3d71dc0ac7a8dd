/** Rules of the linter that are our own, in the form of an ESLint plugin. */

interface ImportExpression {
  source: { type: string; quasis?: readonly unknown[] };
}
interface MemberExpression {
  object: { type: string; arguments?: readonly { object?: { type: string } }[] };
  property: { name?: string };
}
interface Context {
  report(problem: { node: object; message: string }): void;
}

/** `no-restricted-imports` does not see `import()` of an address in backticks. */
const quotedImports = {
  create: (context: Context) => ({
    ImportExpression({ source }: ImportExpression) {
      if (source.type !== "TemplateLiteral" || source.quasis?.length !== 1) return;
      context.report({ node: source, message: "Put the address in quotes: import rules read it." });
    },
  }),
};

/** A path in a URL is not that of the file where a folder has a space or an umlaut in its name. */
const filePaths = {
  create: (context: Context) => ({
    MemberExpression(node: MemberExpression) {
      const { object, property } = node;
      if (object.type !== "NewExpression" || property.name !== "pathname") return;
      if (object.arguments?.[1]?.object?.type !== "MetaProperty") return;
      context.report({ node, message: "Take the path of a file by fileURLToPath()." });
    },
  }),
};

export default {
  meta: { name: "recurrent" },
  rules: { "file-paths": filePaths, "quoted-imports": quotedImports },
};
