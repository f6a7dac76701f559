import { dirname, join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { FRAME_TEXTS } from "../../ui/app/PageOutline.ts"
import { englishTexts } from "../../ui/text/englishTexts.ts"
import { sourceFiles } from "./source/sourceFiles.ts"

const files = new Map(sourceFiles(["ui"], /\.tsx?$/).map((file) => [file.path, file.text]))

/** Components that are rendered after a command only, with whose script their texts are fetched. */
const AFTER_A_COMMAND = /^ui\/text\/present|\/AddToCartError\.tsx$/
const LIST = "ui/app/PageOutline.ts"

/** The string literals that are text keys, in a module and the modules that it imports at once, with their files. */
function textsFrom(path: string, visited: Map<string, readonly string[]>): Map<string, readonly string[]> {
  const text = files.get(path)
  if (text === undefined || visited.has(path) || path === LIST || AFTER_A_COMMAND.test(path)) return visited
  const keys: string[] = []
  visited.set(path, keys)
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { moduleSpecifier: from, importClause } = node
      if (ts.isStringLiteral(from) && importClause?.isTypeOnly !== true)
        textsFrom(join(dirname(path), from.text), visited)
      return
    }
    if (ts.isStringLiteral(node) && Object.hasOwn(englishTexts, node.text)) keys.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX))
  return visited
}

const missingFrom = (texts: readonly string[], modules: readonly string[]) => {
  const visited = new Map<string, readonly string[]>()
  for (const module of modules) textsFrom(module, visited)
  return [...visited].flatMap(([path, keys]) =>
    keys.filter((key) => !texts.includes(key)).map((key) => `${path}: ${key}`),
  )
}
const ENTRY = "ui/app/entryBrowser.tsx"
const VIEWS = "ui/app/views"

describe("The texts in a document with an outline", () => {
  it("are all that its components outside islands use, before and after a press", () => {
    const views = ["Home", "Category", "Product"].map((kind) => `${VIEWS}/${kind}Page.tsx`)
    expect(missingFrom(FRAME_TEXTS, [ENTRY, ...views])).toEqual([])
  })

  it("and a missing one is found", () => {
    const others = FRAME_TEXTS.filter((key) => key !== "navigation.skipToContent")
    expect(missingFrom(others, [ENTRY])).toEqual(["ui/app/PageFrame.tsx: navigation.skipToContent"])
  })
})
