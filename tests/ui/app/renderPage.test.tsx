import { describe, expect, it } from "vitest"
import { PAGE_BLOCK_ID, readPageBlock, writePageBlock } from "../../../ui/app/PageBlock.ts"
import { hydrationWarnings, renderedHtml, someAssets } from "../../support/ui/renderedPage.tsx"
import { aFrame, aPage, aSpot, aStore, arabic, english, saudiStore } from "../../support/ui/somePages.ts"
import { shellPages } from "../../support/ui/somePageStates.ts"

describe.each(Object.entries(shellPages))("%s", (_, page) => {
  it("is hydrated exactly as the server rendered it", async () => {
    expect(await hydrationWarnings(await renderedHtml(page))).toEqual([])
  })

  it("has one heading, a text for everything, and no style in the document", async () => {
    const html = await renderedHtml(page)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toContain("???")
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toContain("[object Object]")
  })

  it("runs its entry, which carries the nonce and yields to everything else, and scripts of its own head", async () => {
    const html = await renderedHtml(page)
    const scripts = html.match(/<script[^>]*>/g) ?? []
    const run = scripts.filter((script) => !/ type="application\/(?:ld\+)?json"/.test(script))
    const [entry, ...others] = run.filter((script) => script.includes(" src="))
    expect(others).toEqual([])
    const inline = run.filter((script) => !script.includes(" src="))
    const head = html.slice(0, html.indexOf("</head>"))
    expect(inline).toEqual(inline.map(() => '<script nonce="n0nce">'))
    expect(head.split('<script nonce="n0nce">')).toHaveLength(inline.length + 1)
    expect(entry).toContain('async=""')
    expect(entry).toContain('fetchPriority="low"')
    expect(entry).toContain('nonce="n0nce"')
  })
})

describe("the document", () => {
  it("has the direction, language and brand of its store", async () => {
    const html = await renderedHtml(
      aPage({ content: "home", home: { spots: [] } }, aFrame({ store: saudiStore, language: arabic })),
    )
    expect(html).toMatch(/<html lang="ar" dir="rtl" data-brand="1">/)
  })

  it.each([
    ["US", "en", "en-US"],
    ["ES", "en", "en-GB"],
    ["US", "en-IE", "en-IE"],
    ["US", "es", "es"],
  ])("in a store in %s in %s has the language %s", async (countryCode, code, lang) => {
    const language = { ...english, code }
    const frame = aFrame({ store: aStore({ countryCode, languages: [language] }), language })
    expect(await renderedHtml(aPage({ content: "home", home: { spots: [] } }, frame))).toContain(`<html lang="${lang}"`)
  })

  it("tells search engines its one address", async () => {
    const html = await renderedHtml(aPage({ content: "home", home: { spots: [] } }, aFrame(), { utm_source: "letter" }))
    expect(html).toContain('<link rel="canonical" href="https://shop.example/10000034/"/>')
  })

  it("keeps an error page out of search engines", async () => {
    const html = await renderedHtml(aPage({ content: "pageError", pageError: { pageError: "notFound", what: "page" } }))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain("canonical")
  })

  it("preloads the first large image", async () => {
    const html = await renderedHtml(aPage({ content: "home", home: { spots: [aSpot(0), aSpot(1)] } }))
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/face.woff2" crossorigin="anonymous"/>',
    )
  })

  it("F53 cannot be ended by a text of the catalogue", async () => {
    const title = "</script><script>alert(1)</script>\u2028<!--"
    const page = aPage({ content: "home", home: { spots: [aSpot(0, { title })] } })
    document.documentElement.innerHTML = (await renderedHtml(page)).replace(/^.*?<head>/s, "<head>")
    expect(document.querySelector("h1")?.textContent).toBe(title)
    expect(readPageBlock(document.getElementById(PAGE_BLOCK_ID)?.textContent ?? "").page).toEqual(page)
  })

  it("contains the texts of its page only", async () => {
    const bundlesOf = async (name: string) => {
      document.documentElement.innerHTML = (
        await renderedHtml(shellPages[name] ?? aPage({ content: "stores", stores: [] }))
      ).replace(/^.*?<head>/s, "<head>")
      return readPageBlock(document.getElementById(PAGE_BLOCK_ID)?.textContent ?? "").texts
    }
    expect(await bundlesOf("home in Arabic")).toMatchObject({
      language: "ar",
      bundles: { browse: { "navigation.skipToContent": expect.any(String) } },
    })
    expect(Object.keys((await bundlesOf("home in Arabic")).bundles)).toEqual(["browse"])
    const checkout = await renderedHtml(aPage({ content: "checkout" }))
    expect(checkout).toContain('"purchase":{')
  })

  it("has American texts where a store of the United States speaks English, and British ones elsewhere", async () => {
    const textsIn = async (countryCode: string) => {
      const frame = aFrame({ store: aStore({ countryCode, languages: [english] }), language: english })
      document.documentElement.innerHTML = (
        await renderedHtml(aPage({ content: "home", home: { spots: [] } }, frame))
      ).replace(/^.*?<head>/s, "<head>")
      return readPageBlock(document.getElementById(PAGE_BLOCK_ID)?.textContent ?? "").texts
    }
    expect(await textsIn("US")).toMatchObject({ language: "en-US", bundles: { browse: { "catalog.color": "Color" } } })
    expect(await textsIn("GB")).toMatchObject({ language: "en", bundles: { browse: { "catalog.color": "Colour" } } })
  })

  it("writes its data without anything that means something in HTML", () => {
    const text = writePageBlock({
      page: shellPages["the store selector"] ?? aPage({ content: "stores", stores: [] }),
      context: { assets: someAssets, origin: "</script>", sessionHolder: "server" },
      texts: { language: "en", bundles: { browse: { "navigation.search": "</script>" } } },
    })
    expect(text).not.toContain("<")
  })
})
