import { afterEach, describe, expect, it, vi } from "vitest"
import { filePreloads } from "../../../ui/runtime/browser/preloadFiles.ts"

const FILES = [...Array.from({ length: 6 }, (_, index) => `/assets/file${index}.js`), "/assets/drawer.css"]

describe("the files that are needed soon", () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    document.head.replaceChildren()
  })

  const requested = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"))

  it("are requested at once", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ drawer: FILES })))
    vi.stubGlobal("setTimeout", () => undefined)
    filePreloads("/page-scripts/list.json").preload("drawer", "unknown")
    await vi.waitFor(() => expect(requested()).toEqual(FILES))
  })

  it("are requested three in a task where nobody waits for them, and each once", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ drawer: FILES })))
    const tasks: (() => void)[] = []
    vi.stubGlobal("setTimeout", (task: () => void) => tasks.push(task))
    const { preload, preloadInTasks } = filePreloads("/page-scripts/list.json")
    preloadInTasks("drawer", "unknown")
    for (const count of [3, 6, 7]) {
      await vi.waitFor(() => expect(requested()).toHaveLength(count))
      tasks.shift()?.()
    }
    preload("drawer")
    await vi.waitFor(() => expect(requested()).toEqual(FILES))
  })

  it("are left to the imports when their names cannot be fetched", async () => {
    const failed = Promise.reject(new TypeError("no network"))
    vi.stubGlobal("fetch", () => failed)
    filePreloads("/page-scripts/list.json").preload("drawer")
    await expect(failed).rejects.toThrow("no network")
    expect(requested()).toEqual([])
  })
})
