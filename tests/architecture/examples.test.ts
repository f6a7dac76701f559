import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, it } from "vitest"
import type { CodeExample } from "./documents/codeExamples.ts"
import { codeExamples, exampleTags } from "./documents/codeExamples.ts"
import { ROOT } from "./RuleFile.ts"
import { sourceFiles } from "./source/sourceFiles.ts"
import { typeErrors } from "./source/typeErrors.ts"

const FOLDER = join(ROOT, "tests/.artifacts", `examples-${process.pid}`)
const TO_ROOT = "../../../"
/** A smaller number means that the extraction is broken. */
const MIN_EXAMPLES = 25

const files = sourceFiles(["domain", "application", "adapters"], /\.ts$/)
const examples = files.flatMap((file) => codeExamples(file, TO_ROOT))

mkdirSync(FOLDER, { recursive: true })
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

function write({ code }: CodeExample, index: number): string {
  const path = join(FOLDER, `example${index}.ts`)
  writeFileSync(path, code)
  return path
}

const run = (path: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path).href)

/** An example in a comment of a planted file. */
function planted(...lines: readonly string[]): readonly CodeExample[] {
  const text = ["/**", " * @example", " * ```ts", ...lines.map((line) => ` * ${line}`), " * ```", " */"].join("\n")
  return codeExamples({ path: "planted.ts", text }, TO_ROOT)
}

describe("the examples in comments", () => {
  it("are fenced blocks of TypeScript", () => {
    process.stdout.write(`examples: ${examples.length}\n`)
    expect(examples.length).toBeGreaterThanOrEqual(MIN_EXAMPLES)
    const tags = files.reduce((sum, file) => sum + exampleTags(file), 0)
    expect(tags).toBe(examples.length)
  })

  it("have correct types, and planted errors are found", () => {
    const wrong = planted('import { searchTerm } from "domain/catalog/search/searchTerm.ts"', "searchTerm(1)")
    const all = [...examples, ...wrong]
    const found = [...typeErrors(all.map(write), join(ROOT, "tests/tsconfig.json")).values()]
    expect(found.pop()).toEqual(["Argument of type 'number' is not assignable to parameter of type 'string'."])
    expect(all.flatMap(({ source }, index) => (found[index] ?? []).map((error) => `${source} ${error}`))).toEqual([])
  })

  it.each(examples.map((example, index) => ({ ...example, index })))("run: $source", async ({ index, ...example }) => {
    await expect(run(write(example, index))).resolves.toBeDefined()
  })

  it("fail when they throw or state another value", async () => {
    const term = 'import { searchTerm } from "domain/catalog/search/searchTerm.ts"'
    const broken = [
      ...planted(term, 'searchTerm(" dress ") // → "skirt"'),
      ...planted(term, "searchTerm(", '  " dress ",', ') // → "skirt"'),
      ...planted("throw new Error('broken')"),
    ]
    expect(broken).toHaveLength(3)
    for (const [index, example] of broken.entries())
      await expect(run(write(example, 1000 + index))).rejects.toThrow(/dress|broken/)
    const right = planted(term, 'searchTerm(" dress ") // → "dress"').map((example) => write(example, 2000))
    await expect(Promise.all(right.map(run))).resolves.toHaveLength(1)
  })
})
