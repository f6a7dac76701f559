import ts from "typescript"
import type { SourceFile } from "./sourceFiles.ts"

/** A pattern of ours, and where it stands. */
export interface Pattern {
  readonly place: string
  readonly expression: RegExp
}

/** Every pattern that a file has as a literal. */
export function patternsOf({ path, text }: SourceFile): readonly Pattern[] {
  const found: Pattern[] = []
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ES2023,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      const end = node.text.lastIndexOf("/")
      found.push({
        place: `${path}:${line + 1} ${node.text}`,
        expression: new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace("y", "")),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Every `pattern` of the contract's documents, as Ajv compiles it. */
export function contractPatterns({ path, text }: SourceFile): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === "pattern" && typeof inner === "string")
        found.set(inner, { place: `${path} ${inner}`, expression: new RegExp(inner, "u") })
      look(inner)
    }
  }
  look(JSON.parse(text))
  return [...found.values()]
}
