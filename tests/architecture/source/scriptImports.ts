import ts from "typescript"
import type { SourceFile } from "./sourceFiles.ts"

/** The modules that a file imports on demand, except for components that it passes to `lazyComponent` or `island`. */
export function scriptImports({ path, text }: SourceFile): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && /^(lazyComponent|island)$/.test(node.expression.text)) return
      const [module] = node.arguments
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && module !== undefined)
        found.push(ts.isStringLiteral(module) ? module.text : module.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX))
  return found
}

/** The names that a file imports from a package. */
export function namesFrom(from: string, { path, text }: SourceFile): readonly string[] {
  return ts
    .createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)
    .statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText() !== JSON.stringify(from)) return []
      const bindings = statement.importClause?.namedBindings
      return bindings !== undefined && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : ["*"]
    })
}
