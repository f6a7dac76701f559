import ts from "typescript"

/** The names a module exports, in order; types only on request. */
export function exportedNames(path: string, text: string, kinds: "values" | "values and types"): readonly string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2023).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return !statement.isTypeOnly && statement.exportClause !== undefined && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    if (
      !ts.canHaveModifiers(statement) ||
      !(ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
    const value = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    const type =
      kinds === "values and types" && (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return (value || type) && statement.name !== undefined ? [statement.name.text] : []
  })
}
