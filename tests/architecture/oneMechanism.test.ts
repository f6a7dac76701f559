import { describe, expect, it } from "vitest"
import { namesFrom, scriptImports } from "./source/scriptImports.ts"
import { sourceFiles } from "./source/sourceFiles.ts"

const files = sourceFiles(["ui"], /\.tsx?$/)

/** The files in which a mechanism is used that has one place only. */
const usersOf = (name: string) =>
  files.filter((file) => namesFrom("react", file).some((used) => used === name || used === "*")).map(({ path }) => path)

/** Components that are not rendered by one: pages, a page's own start, the agent console, and a dialog with a root. */
const NOT_RENDERED_BY_ONE: Readonly<Record<string, RegExp>> = {
  "ui/app/boot.ts": /^\.\/(entryBrowser|renderAgentConsole)\.tsx$/,
  "ui/app/entryBrowser.tsx": /^\.\/showCaptcha\.tsx$/,
  "ui/app/loadView.ts": /^\.\/(views|parts)\//,
  "ui/app/lazyView.ts": /^\.\/views\//,
}

/** Modules that a file may not import on demand: every module in features, and other files with components. */
const refusedImports = (file: { readonly path: string; readonly text: string }) =>
  scriptImports(file).filter(
    (module) =>
      (file.path.startsWith("ui/features/") || module.endsWith(".tsx") || !/^\.{1,2}\//.test(module)) &&
      NOT_RENDERED_BY_ONE[file.path]?.test(module) !== true,
  )

describe("the user interface has one mechanism", () => {
  it("for components that are fetched on demand: `lazyComponent`, or `island` if the server renders them", () => {
    expect(files.flatMap((file) => refusedImports(file).map((module) => `${file.path}: ${module}`))).toEqual([])
    const mechanisms = ["ui/runtime/island.tsx", "ui/runtime/lazyComponent.tsx"]
    expect(usersOf("lazy")).toEqual(mechanisms)
    expect(usersOf("Suspense")).toEqual(mechanisms)
    expect(usersOf("Component")).toEqual(["ui/runtime/ErrorBoundary.tsx"])
  })

  it("for their texts: `loadTexts` is called for pages, among them the agent console, and by `lazyComponent`", () => {
    const users = files.filter(({ text }) => /\bloadTexts\(/.test(text)).map(({ path }) => path)
    expect(users.toSorted()).toEqual([
      "ui/app/entryServer.tsx",
      "ui/app/preparePage.ts",
      "ui/app/renderAgentConsole.tsx",
      "ui/app/showCaptcha.tsx",
      "ui/runtime/lazyComponent.tsx",
      "ui/text/loadTexts.ts",
    ])
  })

  it("for values outside React's state: `useObservable`", () => {
    expect(usersOf("useSyncExternalStore")).toEqual(["ui/runtime/observable.ts"])
  })

  it("and another one is found", () => {
    const planted = (path: string, text: string) => refusedImports({ path, text })
    expect(planted("ui/features/cart/A.tsx", 'useEffect(() => void import("./B.tsx").then(setPart), [])')).toEqual([
      "./B.tsx",
    ])
    expect(planted("ui/features/cart/A.tsx", 'const load = () => import("./loadParts.ts")')).toEqual(["./loadParts.ts"])
    expect(planted("ui/app/A.tsx", 'const load = async () => (await import("./B.tsx")).B')).toEqual(["./B.tsx"])
    expect(planted("ui/app/A.tsx", "const load = (name: string) => import(`./${name}.tsx`)")).toEqual([
      "`./${name}.tsx`",
    ])
    expect(planted("ui/app/A.tsx", 'const B = lazyComponent(async () => (await import("./B.tsx")).B, TEXTS)')).toEqual(
      [],
    )
    expect(planted("ui/app/A.ts", 'const ask = () => import("../commands/ask.ts")')).toEqual([])
    expect(
      namesFrom("react", { path: "A.tsx", text: 'import { lazy as later, useState } from "react"\nimport x from "y"' }),
    ).toEqual(["lazy", "useState"])
  })
})
