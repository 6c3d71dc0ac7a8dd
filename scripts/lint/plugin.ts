/** Rules of the linter that are our own, in the form of an ESLint plugin. */

interface ImportExpression {
  source: { type: string; quasis?: readonly unknown[] };
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

export default { meta: { name: "recurrent" }, rules: { "quoted-imports": quotedImports } };
