import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { sourceFiles } from "./source/sourceFiles.ts"

/** Maximum number of files between a component and a use-case. */
const MAX_BETWEEN = 4

const sources = new Map(sourceFiles(["ui"], /\.tsx?$/).map(({ path, text }) => [path, text]))

/** The files that a file imports, at once or on demand, also for types. */
function importsOf(file: string): readonly string[] {
  return [...(sources.get(file) ?? "").matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, path = ""]) =>
    join(dirname(file), path),
  )
}

/** The files of the shortest way from a component to a use-case, through the commands and no other component. */
function between(component: string, useCase: string): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[component, []]])
  for (const [file, way] of ways) {
    for (const next of importsOf(file)) {
      if (next === useCase) return way
      if (next.startsWith("ui/commands/") && !ways.has(next)) ways.set(next, [...way, next])
    }
  }
  return undefined
}

describe("the way from a component to a use-case", () => {
  it("is short when adding to the cart: the hook, the list of modules, and the module of the cart", () => {
    expect(between("ui/features/catalog/product/BuyForm.tsx", "application/cart/addToCartOrQueue.ts")).toEqual([
      "ui/commands/useCommands.tsx",
      "ui/commands/commandModules.ts",
      "ui/commands/cart.ts",
    ])
  })

  it(`has at most ${MAX_BETWEEN} files for every use-case that the commands run`, () => {
    const useCases = new Set(
      [...sources.keys()]
        .filter((path) => path.startsWith("ui/commands/"))
        .flatMap(importsOf)
        .filter((path) => path.startsWith("application/")),
    )
    // Agents have a console of their own, with its own commands.
    const starts = ["ui/features/catalog/product/BuyForm.tsx", "ui/features/chat/agent/AgentConsole.tsx"]
    const ways = [...useCases].map((path) => {
      const [way] = starts.flatMap((start) => between(start, path)?.length ?? [])
      return [path, way] as const
    })
    expect(ways.length).toBeGreaterThan(60)
    expect(ways.filter(([, files]) => files === undefined || files > MAX_BETWEEN)).toEqual([])
  })

  it("leads through no other feature: a component names the feature whose commands it uses", () => {
    const table = sources.get("ui/commands/commandModules.ts") ?? ""
    const features = [...table.matchAll(/^ {2}(\w+): \(\) => import\("\.\/(\w+)\.ts"\)/gm)]
    expect(features.length).toBeGreaterThan(10)
    expect(features.filter(([, feature, file]) => feature !== file).map(([, feature]) => feature)).toEqual([])
  })
})
