import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { affectedLayers, READ } from "../../scripts/testing/affectedLayers.mjs"
import { changedFiles } from "../../scripts/testing/changedFiles.mjs"
import { ALL, JOURNEYS, journeysOf } from "../../scripts/testing/journeysOf.mjs"
import { sourceFiles } from "./source/sourceFiles.ts"

describe("The journeys that a change can affect", () => {
  it("exist in each row", () => {
    const files = sourceFiles(["tests/e2e", "tests/whole"], /\.test\.ts$/).map(({ path }) => path)
    const named = JOURNEYS.flatMap(([, journeys]) => (journeys === ALL ? [] : journeys))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([])
  })

  it.each([
    ["a document", ["docs/rules.md", "README.md"], []],
    ["another layer's test", ["tests/domain/cart/a.test.ts"], []],
    ["a journey", ["tests/e2e/delivery.test.ts"], ["tests/e2e/delivery.test.ts"]],
    [
      "a feature",
      ["ui/features/wishlist/A.tsx"],
      ["tests/e2e/wishlists", "tests/e2e/terminal/terminalLists", "tests/e2e/catalogue/productActions"],
    ],
    ["the page's frame", ["docs/rules.md", "ui/app/PageFrame.tsx"], ALL],
    ["the support of journeys", ["tests/e2e/support/runShop.ts"], ALL],
    ["a path of no known kind", ["vite.config.ts"], ALL],
    ["nothing", [], []],
  ])("are those of %s", (_, files, journeys) => {
    expect(journeysOf(files)).toEqual(journeys)
  })
})

const LAYERS = ["types", "architecture", "domain", "ui", "adapters", "sandbox", "contract", "e2e"].map((name) => ({
  name,
  ...(name === "contract" ? { commands: ["redocly"] } : {}),
}))
/** Layers that run as a whole for a change of one file, and the tests of others that read it. */
const selectionFor = (file: string) => {
  const layers = affectedLayers(LAYERS, { base: "HEAD", files: [file] })
  return {
    whole: layers.flatMap(({ name, since, files }) => (since === undefined && files === undefined ? [name] : [])),
    readers: layers.flatMap(({ files }) => files ?? []),
    commands: layers.flatMap(({ commands }) => commands ?? []),
  }
}

describe("The layers that a change can affect", () => {
  it("name tests that exist", () => {
    const files = sourceFiles(["tests"], /\.test\.tsx?$/).map(({ path }) => path)
    expect(READ.flatMap(({ tests }) => tests).filter((start) => !files.some((file) => file.startsWith(start)))).toEqual(
      [],
    )
  })

  it.each([
    ["docs/rules.md", [], [], []],
    ["domain/cart/Cart.ts", ["e2e"], ["tests/adapters/web/hostileParameters"], []],
    ["ui/text/fr/cart.json", ["ui", "e2e"], ["tests/adapters/web/"], []],
    ["contracts/sandbox/cart/cart.ts", ["e2e"], expect.arrayContaining(["tests/sandbox/texts/textFiles"]), ["redocly"]],
    [
      "contracts/generated/cart.json",
      ["contract", "e2e"],
      ["tests/adapters/backend/", "tests/sandbox/contract/"],
      ["redocly"],
    ],
    ["tests/domain/cart/cart.test.ts", [], [], []],
  ])("of %s are whole where tests read the file, and else what imports it", (file, whole, readers, commands) => {
    expect(selectionFor(file)).toEqual({ whole: ["types", "architecture", ...whole], readers, commands })
  })
})

describe("A change", () => {
  it("is the difference from the base of the branch: committed, modified and new files", () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-changed-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const git = (...args: readonly string[]) => {
      const { status, stderr } = spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
        cwd: folder,
        encoding: "utf8",
      })
      expect([status, stderr]).toEqual([0, expect.any(String)])
    }
    const commit = (name: string) => {
      writeFileSync(join(folder, name), name)
      git("add", "-A")
      git("commit", "-qm", name)
    }
    git("init", "-q", "-b", "main")
    commit("old.ts")
    // Without an upstream, the uncommitted files.
    writeFileSync(join(folder, "new.ts"), "")
    expect(changedFiles(folder).files).toEqual(["new.ts"])
    git("checkout", "-q", "-b", "feature", "--track", "main")
    commit("committed.ts")
    writeFileSync(join(folder, "old.ts"), "written")
    writeFileSync(join(folder, "untracked.ts"), "")
    expect(changedFiles(folder).files.toSorted()).toEqual(["committed.ts", "new.ts", "old.ts", "untracked.ts"])
  })
})
