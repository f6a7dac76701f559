import ts from "typescript"
import type { SourceFile } from "../source/sourceFiles.ts"

/** An `@example` of a comment as a module. */
export interface CodeExample {
  /** File and line of the tag. */
  readonly source: string
  readonly code: string
}

const BLOCK_COMMENT = /\/\*\*[\s\S]*?\*\//g
const TAG = /^\s*\* @example\b/gm
const EXAMPLE = /@example\n(?: \*|\s+\*) ```ts\n([\s\S]*?)\n\s*\* ```/g
/** Path of a module from the root of the repository. */
const REPOSITORY_PATH = /(from\s+)"((?:adapters|application|contracts|domain|tests|ui)\/)/g
const RESULT = /^\/\/ → (.*)$/s

/** Returns the number of tags in a file; each must be a fenced block of TypeScript. */
export function exampleTags({ text }: SourceFile): number {
  return (text.match(BLOCK_COMMENT) ?? []).reduce((sum, comment) => sum + (comment.match(TAG)?.length ?? 0), 0)
}

/**
 * Returns the examples of a file as modules. `root` is the relative path from the folder of the modules to the
 * repository's root, and ends with a slash. A statement that ends with `// → value` is compared with the value.
 */
export function codeExamples({ path, text }: SourceFile, root: string): readonly CodeExample[] {
  return [...text.matchAll(BLOCK_COMMENT)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(EXAMPLE)].map(({ 1: block = "", index: offset }) => ({
      source: `${path}:${text.slice(0, index + offset).split("\n").length}`,
      code: toModule(block.replace(/^\s*\* ?/gm, ""), root),
    })),
  )
}

function toModule(block: string, root: string): string {
  const code = block.replace(REPOSITORY_PATH, (_, from: string, folder: string) => `${from}"${root}${folder}`)
  const file = ts.createSourceFile("example.ts", code, ts.ScriptTarget.ES2023, true)
  const statements = file.statements.map((statement) => compared(statement, code))
  return ['import { deepStrictEqual } from "node:assert/strict"', ...statements, "export { deepStrictEqual }", ""].join(
    "\n",
  )
}

/** Returns a statement, as a comparison if it states its value. */
function compared(statement: ts.Statement, code: string): string {
  const [comment] = ts.getTrailingCommentRanges(code, statement.end) ?? []
  const expected = comment === undefined ? undefined : RESULT.exec(code.slice(comment.pos, comment.end))?.[1]
  return expected !== undefined && ts.isExpressionStatement(statement)
    ? `deepStrictEqual(${statement.expression.getText()}, ${expected})`
    : statement.getText()
}
