import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { imageStore } from "../../../contracts/sandbox/world/imagery/imageStore.ts"
import type { ImageSubject } from "../../../contracts/sandbox/world/imagery/imageStore.ts"
import type { renderImage } from "../../../contracts/sandbox/world/imagery/renderImage.ts"
import { aDrawing, CLOTH } from "./drawings.ts"

const ADDRESS = "/media/1001/040/front-320.webp"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "imagery-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const find = (productId: string): ImageSubject | undefined =>
  productId === "9999" ? undefined : { drawing: aDrawing(), colour: CLOTH }

/** A renderer that counts, and holds every picture until it is released. */
const heldRenderer = () => {
  const held: (() => void)[] = []
  const counters = { calls: 0, running: 0, most: 0 }
  const render: typeof renderImage = async (_svg, { width, format }) => {
    counters.calls += 1
    counters.running += 1
    counters.most = Math.max(counters.most, counters.running)
    await new Promise<void>((resolve) => held.push(resolve))
    counters.running -= 1
    return new TextEncoder().encode(`${format} ${width}`)
  }
  return { counters, render, held }
}

const countingRenderer = () => {
  const counters = { calls: 0 }
  const render: typeof renderImage = async (svg, { width }) => {
    counters.calls += 1
    return new TextEncoder().encode(`${svg.length} ${width}`)
  }
  return { counters, render }
}

const onlyFile = async (): Promise<string> => {
  const [name] = await readdir(join(folder, "1001"))
  return join(folder, "1001", name ?? "")
}

describe("the store of pictures", () => {
  it("renders a picture at the first request and serves the same bytes and ETag afterwards", async () => {
    const store = imageStore({ folder, find })
    const first = await store.get(ADDRESS)
    const second = await store.get(ADDRESS)
    expect(first?.contentType).toBe("image/webp")
    expect(first?.etag).toMatch(/^"[\w-]{22}"$/)
    expect(
      Buffer.from(first?.bytes ?? [])
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP")
    expect({ ...second, bytes: Buffer.from(second?.bytes ?? []) }).toEqual({
      ...first,
      bytes: Buffer.from(first?.bytes ?? []),
    })
  })

  it("has no picture for an unknown address, product or size", async () => {
    const { counters, render } = countingRenderer()
    const store = imageStore({ folder, find, render })
    for (const address of ["/media/9999/040/front-320.webp", "/media/1001/040/front-321.webp", "/media/../../secret"])
      expect(await store.get(address)).toBeUndefined()
    expect(counters.calls).toBe(0)
  })

  it("renders once for concurrent requests", async () => {
    const { counters, render, held } = heldRenderer()
    const store = imageStore({ folder, find, render })
    const asked = Array.from({ length: 20 }, () => store.get(ADDRESS))
    await expect.poll(() => held.length).toBe(1)
    held.forEach((release) => release())
    const answers = await Promise.all(asked)
    expect(counters.calls).toBe(1)
    expect(new Set(answers.map((answer) => answer?.etag)).size).toBe(1)
  })

  it("renders at most two at once", async () => {
    const { counters, render, held } = heldRenderer()
    const store = imageStore({ folder, find, render })
    const all = Promise.all([160, 320, 480, 640, 960].map((width) => store.get(`/media/1001/040/front-${width}.avif`)))
    for (let rendered = 0; rendered < 5; rendered += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
    }
    await all
    expect(counters).toEqual({ calls: 5, running: 0, most: 2 })
  })

  it("keeps its pictures across a restart", async () => {
    const before = countingRenderer()
    const picture = await imageStore({ folder, find, render: before.render }).get(ADDRESS)
    const after = countingRenderer()
    const again = await imageStore({ folder, find, render: after.render }).get(ADDRESS)
    expect(again?.etag).toBe(picture?.etag)
    expect(after.counters.calls).toBe(0)
  })

  it.each([
    ["cut short", (file: string) => truncate(file, 20)],
    ["empty", (file: string) => truncate(file, 0)],
    [
      "damaged",
      async (file: string) =>
        writeFile(
          file,
          (await readFile(file)).map((byte, index) => (index === 2 ? byte ^ 1 : byte)),
        ),
    ],
  ])("renders again when the file on disk is %s", async (_state, harm) => {
    const { counters, render } = countingRenderer()
    const store = imageStore({ folder, find, render })
    const whole = await store.get(ADDRESS)
    await harm(await onlyFile())
    expect((await store.get(ADDRESS))?.etag).toBe(whole?.etag)
    await store.get(ADDRESS)
    expect(counters.calls).toBe(2)
  })

  it("renders a colour again when the product changes it", async () => {
    const { counters, render } = countingRenderer()
    await imageStore({ folder, find, render }).get(ADDRESS)
    await imageStore({
      folder,
      find: () => ({ drawing: aDrawing(), colour: { ...CLOTH, hex: "#702020" } }),
      render,
    }).get(ADDRESS)
    expect(counters.calls).toBe(2)
  })

  it("reports a failed rendering and retries the next time, without a partial file", async () => {
    const { render } = countingRenderer()
    let failing = true
    const store = imageStore({
      folder,
      find,
      render: (svg, rendering) => (failing ? Promise.reject(new Error("no memory")) : render(svg, rendering)),
    })
    await expect(store.get(ADDRESS)).rejects.toThrow("no memory")
    expect(await readdir(folder)).toEqual([])
    failing = false
    expect((await store.get(ADDRESS))?.contentType).toBe("image/webp")
  })

  it("renders a list in advance and reports progress", async () => {
    const { counters, render } = countingRenderer()
    const store = imageStore({ folder, find, render })
    const progress: number[] = []
    const list = [160, 320, 480].map((width) => `/media/1001/040/back-${width}.avif`)
    await store.prerender(list, ({ done, total }) => progress.push(done / total))
    expect(progress).toEqual([1 / 3, 2 / 3, 1])
    await store.prerender(list)
    expect(counters.calls).toBe(3)
  })
})
