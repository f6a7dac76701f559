import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { PageKind } from "../../../ui/app/loadView.ts"
import { loadView } from "../../../ui/app/loadView.ts"
import { VIEW_MODULES } from "../../../ui/app/parts/pageModules.ts"

describe("the modules of views", () => {
  it("export the views of their kinds, so that a page is linked with the sheets of its view", async () => {
    const kinds = Object.keys(VIEW_MODULES).filter((kind): kind is PageKind => kind in VIEW_MODULES)
    expect(kinds.length).toBeGreaterThan(30)
    for (const kind of kinds) {
      const path = VIEW_MODULES[kind] ?? ""
      expect([kind, existsSync(path)]).toEqual([kind, true])
      const exported: object = await import(/* @vite-ignore */ `${process.cwd()}/${path}`)
      expect([kind, Object.values(exported)]).toEqual([kind, expect.arrayContaining([await loadView(kind)])])
    }
  })

  it("are known for every kind of page but the one without a view", () => {
    const views = ["loadView", "lazyView"].map((file) => readFileSync(`ui/app/${file}.ts`, "utf8")).join("\n")
    const kinds = [...views.matchAll(/^ {2}(\w+): async \(\) =>/gm)].map(([, kind = ""]) => kind)
    expect(kinds.toSorted()).toEqual(Object.keys(VIEW_MODULES).toSorted())
  })
})
