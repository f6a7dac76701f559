import ts from "typescript"
import { sourceFiles } from "./sourceFiles.ts"

const SENTENCE = /^(?:it|test|describe)[A-Za-z]*\b/
const ROW = /\bF[0-9]{1,3}\b/g

/** The rows that titles of tests cite, each with the files: `it("F38 F40 …")`, `describe("F18 …")`. */
export function namedFaults(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { path, text } of sourceFiles(["tests"], /\.test\.tsx?$/))
    for (const row of rowsOf(path, text)) found.set(row, [...(found.get(row) ?? []), path])
  return found
}

/** The rows in the titles of one file's tests; those of another table by its own pattern. */
export function rowsOf(path: string, text: string, row = ROW): ReadonlySet<string> {
  const rows = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && SENTENCE.test(node.expression.getText()))
      for (const name of nameOf(node.arguments[0]).match(row) ?? []) rows.add(name)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      path,
      text,
      ts.ScriptTarget.ES2023,
      true,
      path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return rows
}

/** The title of a test as written; of a template only the constant parts. */
function nameOf(name: ts.Expression | undefined): string {
  if (name === undefined) return ""
  if (ts.isStringLiteralLike(name)) return name.text
  return ts.isTemplateExpression(name)
    ? [name.head.text, ...name.templateSpans.map(({ literal }) => literal.text)].join(" ")
    : ""
}
