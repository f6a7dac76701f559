import { describe, expect, it } from "vitest"
import type { PageStream } from "../../../adapters/web/pages/RenderedPages.ts"
import { RenderedPages } from "../../../adapters/web/pages/RenderedPages.ts"

const textOf = (page: PageStream) => new Response(page.body).text()

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
    const reader = served.body.getReader()
    await write("head")
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("head")
    await write("rest")
    await end()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("rest")
  })

  it("are rendered once for concurrent visitors, each with its own nonce", async () => {
    const pages = new RenderedPages(1000)
    const { page, write, end } = writtenPage()
    let renderings = 0
    const ask = (nonce: string) =>
      pages.get("/", nonce, async () => {
        renderings += 1
        return page
      })
    const answers = Promise.all(["first+/=", "second", "third"].map(async (nonce) => textOf(await ask(nonce))))
    await write('<script nonce="first')
    await write('+/="></script>')
    await end()
    expect(await answers).toEqual(["first+/=", "second", "third"].map((nonce) => `<script nonce="${nonce}"></script>`))
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

  it("are served again with the nonce of the new response and no trace of an older one", async () => {
    const pages = new RenderedPages(1000)
    const { rendered, render } = renderer()
    const texts: string[] = []
    for (const nonce of ["n-1", "n-2", "n-3"]) texts.push(await textOf(await pages.get("/", nonce, render(nonce))))
    expect(texts).toEqual(["n-1", "n-2", "n-3"].map((nonce) => `<script nonce="${nonce}"></script>page 1`))
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
    const left = first.body.cancel()
    await write("whole")
    await end()
    expect(await textOf(await second)).toBe("whole")
    await left
  })

  it("are cached by address, at most five hundred of them, and the least recently used is evicted first", async () => {
    const pages = new RenderedPages(1000, { now: () => 0 })
    const { rendered, render } = renderer()
    const ask = async (key: string) => textOf(await pages.get(key, key, render(key)))
    for (let index = 0; index <= 500; index += 1) await ask(`/${index}`)
    await ask("/1")
    expect(rendered).toHaveLength(501)
    await ask("/0")
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
