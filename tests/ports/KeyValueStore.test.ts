// @vitest-environment happy-dom
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { beforeEach, describe, expect, it } from "vitest"
import { localStorageStore } from "../../adapters/browser/LocalStorageStore.ts"
import { memoryStore } from "../../adapters/memory/MemoryStore.ts"
import { fileStore } from "../../adapters/node/FileStore.ts"

const aFile = () => join(mkdtempSync(join(tmpdir(), "selvedge-")), "deep", "state.json")
const run = Effect.runPromise

beforeEach(() => localStorage.clear())

describe.each([
  ["memory", () => memoryStore()],
  ["the browser's local storage", () => localStorageStore()],
  [
    "a browser that gives no storage",
    () =>
      localStorageStore(() => {
        throw new DOMException("denied", "SecurityError")
      }),
  ],
  ["a file", () => fileStore(aFile())],
])("values stored in %s", (_, make) => {
  it("are absent before they are written", async () => {
    expect(await run(make().get("cart"))).toEqual(Option.none())
  })

  it("are read as they were written, with any content", async () => {
    const store = make()
    for (const value of ["", "{}", "é\u2028\u0000", "x".repeat(10_000)]) {
      await run(store.set("cart", value))
      expect(await run(store.get("cart"))).toEqual(Option.some(value))
    }
  })

  it("do not affect each other", async () => {
    const store = make()
    for (const key of ["a", "A", "a.b", " a"]) await run(store.set(key, `of ${key}`))
    for (const key of ["a", "A", "a.b", " a"]) expect(await run(store.get(key))).toEqual(Option.some(`of ${key}`))
  })

  it("are absent after removal, and removing an absent one is no error", async () => {
    const store = make()
    await run(store.set("cart", "1"))
    await run(store.remove("cart"))
    await run(store.remove("cart"))
    expect(await run(store.get("cart"))).toEqual(Option.none())
  })

  it("are all stored when many are written at once", async () => {
    const store = make()
    const keys = Array.from({ length: 30 }, (__, index) => `key-${index}`)
    await run(Effect.forEach(keys, (key) => store.set(key, key), { concurrency: "unbounded" }))
    for (const key of keys) expect(await run(store.get(key))).toEqual(Option.some(key))
  })
})

describe("F61 F62 a browser's full storage", () => {
  /** A storage with room for so many characters. */
  function smallStorage(room: number): Storage {
    const values = new Map<string, string>()
    const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
    return {
      get length() {
        return values.size
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => void values.delete(key),
      clear: () => values.clear(),
      setItem: (key, value) => {
        if (
          used() - (values.has(key) ? key.length + (values.get(key) ?? "").length : 0) + key.length + value.length >
          room
        )
          throw new DOMException("full", "QuotaExceededError")
        values.set(key, value)
      },
    }
  }

  it("keeps the old value unchanged when the new one does not fit", async () => {
    const storage = smallStorage(100)
    const store = localStorageStore(() => storage)
    await run(store.set("list", "old".repeat(10)))
    const error = await run(Effect.flip(store.set("list", "new".repeat(100))))
    expect(error).toMatchObject({ key: "list", reason: { _tag: "QuotaReached" } })
    expect(await run(store.get("list"))).toEqual(Option.some("old".repeat(10)))
    expect(storage.length).toBe(1)
  })

  it("accepts a value that fits in place of the old one", async () => {
    const storage = smallStorage(60)
    const store = localStorageStore(() => storage)
    await run(store.set("list", "x".repeat(50)))
    await run(store.set("list", "y".repeat(40)))
    expect(await run(store.get("list"))).toEqual(Option.some("y".repeat(40)))
    expect(storage.length).toBe(1)
  })
})

// Without the browser's own storage: the DOM of this test returns the prototype's members for such names.
describe.each([
  ["memory", () => memoryStore()],
  ["a file", () => fileStore(aFile())],
])("F51 values stored in %s", (_, make) => {
  it.each(["__proto__", "constructor", "toString"])("can be named %s", async (key) => {
    const store = make()
    expect(await run(store.get(key))).toEqual(Option.none())
    await run(store.set(key, "1"))
    expect(await run(store.get(key))).toEqual(Option.some("1"))
  })
})

describe("the file of a terminal", () => {
  it("is readable by its owner only, and is written atomically", async () => {
    const path = aFile()
    const store = fileStore(path)
    await run(
      Effect.forEach(
        Array.from({ length: 20 }, (_, index) => String(index)),
        (key) => store.set(key, key),
        { concurrency: "unbounded" },
      ),
    )
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(path, ".."))).toEqual(["state.json"])
    expect(Object.keys(JSON.parse(readFileSync(path, "utf8")))).toHaveLength(20)
  })

  it("is moved aside when it is malformed", async () => {
    const path = join(mkdtempSync(join(tmpdir(), "selvedge-")), "state.json")
    writeFileSync(path, '{"cart":')
    const store = fileStore(path)
    expect(await run(store.get("cart"))).toEqual(Option.none())
    await run(store.set("cart", "1"))
    expect(await run(store.get("cart"))).toEqual(Option.some("1"))
    expect(readFileSync(`${path}.unreadable`, "utf8")).toBe('{"cart":')
  })

  it("reports an error when it cannot be written", async () => {
    const folder = mkdtempSync(join(tmpdir(), "selvedge-"))
    writeFileSync(join(folder, "file"), "")
    const error = await run(Effect.flip(fileStore(join(folder, "file", "state.json")).set("cart", "1")))
    expect(error).toMatchObject({ key: "cart", reason: { _tag: "Unavailable" } })
  })
})
