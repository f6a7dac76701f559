import { brotliDecompressSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import type { PageStream, ServedPage } from "../../../../adapters/web/pages/RenderedPages.ts"
import { RenderedPages } from "../../../../adapters/web/pages/RenderedPages.ts"

const textOf = async (page: ServedPage) =>
  page.copy === undefined ? new Response(page.body).text() : brotliDecompressSync(page.copy.brotli).toString()
/** A page is cached once it is compressed, which is shortly after its first visitor has it. */
async function cachedIn(pages: RenderedPages): Promise<void> {
  while (pages.size.renderings > 0) await new Promise((resolve) => setImmediate(resolve))
}

/** A page that the test writes in chunks. */
function writtenPage(status = 200) {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 100,
  })
  const writer = writable.getWriter()
  const page: PageStream = { status, body: readable }
  return {
    page,
    write: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
    fail: (error: Error) => writer.abort(error),
  }
}

/** Renders whole pages and counts them. */
function renderer(status = 200) {
  const rendered: string[] = []
  const render = (nonce: string) => async (): Promise<PageStream> => {
    rendered.push(nonce)
    return { status, body: new Blob([`<script nonce="${nonce}"></script>page ${rendered.length}`]).stream() }
  }
  return { rendered, render }
}

describe("cached public pages", () => {
  it("are streamed to the first visitor while they are rendered", async () => {
    const { page, write, end } = writtenPage()
    const served = await new RenderedPages(1000).get("/", "n1", async () => page)
    const reader = (served.body ?? new Blob().stream()).getReader()
    await write("head")
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("head")
    await write("rest")
    await end()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("rest")
  })

  it("are rendered once for a thousand concurrent visitors, who get the nonce of the copy", async () => {
    const pages = new RenderedPages(1000)
    const { page, write, end } = writtenPage()
    let renderings = 0
    const ask = (nonce: string) =>
      pages.get("/", nonce, async () => {
        renderings += 1
        return page
      })
    const nonces = ["first+/=", ...Array.from({ length: 999 }, (_, index) => `other-${index}`)]
    const answers = Promise.all(
      nonces.map(async (own) => {
        const served = await ask(own)
        return [served.nonce, await textOf(served)]
      }),
    )
    await write('<script nonce="first')
    await write('+/="></script>')
    await end()
    const copies = new Set((await answers).map((answer) => JSON.stringify(answer)))
    expect(copies).toEqual(new Set([JSON.stringify(["first+/=", '<script nonce="first+/="></script>'])]))
    expect(renderings).toBe(1)
  })

  it("are not cached where a part of them was missing", async () => {
    const pages = new RenderedPages(1000)
    const { rendered, render } = renderer()
    await textOf(await pages.get("/", "n-1", async () => ({ ...(await render("n-1")()), isPartial: true })))
    await textOf(await pages.get("/", "n-2", render("n-2")))
    await textOf(await pages.get("/", "n-3", render("n-3")))
    expect(rendered).toEqual(["n-1", "n-2"])
  })

  it("are served again with the nonce they were rendered with", async () => {
    const pages = new RenderedPages(1000)
    const { rendered, render } = renderer()
    for (const nonce of ["n-1", "n-2", "n-3"]) {
      const served = await pages.get("/", nonce, render(nonce))
      expect([served.nonce, await textOf(served)]).toEqual(["n-1", '<script nonce="n-1"></script>page 1'])
    }
    expect(rendered).toEqual(["n-1"])
  })

  it("are rendered again exactly when they expire", async () => {
    let now = 5_000
    const pages = new RenderedPages(1000, { now: () => now })
    const { rendered, render } = renderer()
    const ask = async (nonce: string) => textOf(await pages.get("/", nonce, render(nonce)))
    await ask("n1")
    now = 5_999
    await ask("n2")
    now = 6_000
    expect(await ask("n3")).toContain("page 2")
    expect(rendered).toEqual(["n1", "n3"])
  })

  it.each([301, 404, 429, 503])("are not cached with status %i", async (status) => {
    const pages = new RenderedPages(1000)
    const { rendered, render } = renderer(status)
    for (const nonce of ["n1", "n2"]) expect(await textOf(await pages.get("/", nonce, render(nonce)))).toContain(nonce)
    expect(rendered).toEqual(["n1", "n2"])
  })

  it("are not cached when rendering failed at once or halfway", async () => {
    const pages = new RenderedPages(1000)
    await expect(pages.get("/", "n1", () => Promise.reject(new Error("at once")))).rejects.toThrow("at once")
    const broken = writtenPage()
    const served = await pages.get("/", "n2", async () => broken.page)
    await broken.write("half")
    await broken.fail(new Error("halfway"))
    await expect(textOf(served)).rejects.toThrow("halfway")
    const { render } = renderer()
    expect(await textOf(await pages.get("/", "n3", render("n3")))).toContain("page 1")
  })

  it("are complete for the others when the first visitor leaves", async () => {
    const pages = new RenderedPages(1000)
    const { page, write, end } = writtenPage()
    const first = await pages.get("/", "n1", async () => page)
    const second = pages.get("/", "n2", async () => page)
    const left = first.body?.cancel()
    await write("whole")
    await end()
    expect(await textOf(await second)).toBe("whole")
    await left
  })

  it("are cached by address up to a number of them, and the least recently used is evicted first", async () => {
    const pages = new RenderedPages(1000, { now: () => 0, maxEntries: 500 })
    const { rendered, render } = renderer()
    const ask = async (key: string) => textOf(await pages.get(key, key, render(key)))
    for (let index = 0; index <= 500; index += 1) {
      await ask(`/${index}`)
      await cachedIn(pages)
    }
    await ask("/1")
    expect(rendered).toHaveLength(501)
    await ask("/0")
    await cachedIn(pages)
    expect(rendered.slice(501)).toEqual(["/0"])
    await ask("/1")
    await ask("/2")
    expect(rendered.slice(502)).toEqual(["/2"])
  })

  it("are cleared when the catalogue has changed, also those in progress", async () => {
    const pages = new RenderedPages(1000)
    const { page, write, end } = writtenPage()
    const first = await pages.get("/", "n1", async () => page)
    pages.clear()
    await write("old")
    await end()
    const { render } = renderer()
    expect([await textOf(first), await textOf(await pages.get("/", "n2", render("n2")))]).toEqual([
      "old",
      expect.stringContaining("page 1"),
    ])
  })
})
