import { beforeEach, describe, expect, it } from "vitest"
import { preparePage } from "../../../../ui/app/preparePage.ts"
import { updateHead } from "../../../../ui/app/head/updateHead.ts"
import { aFrame, aPage, anAddress } from "../../../support/ui/somePages.ts"

const ORIGIN = "https://shop.example"
const frame = aFrame()
const home = aPage({ content: "home", home: { spots: [] } }, frame)
const expired = { ...aPage({ content: "sessionExpired" }, frame), address: anAddress(frame, "ItxSessionExpiredPage") }

const head = (selector: string) => document.head.querySelector(selector)
const arriveAt = async (page: typeof home) => updateHead(page, (await preparePage(page)).translate, ORIGIN)

beforeEach(() => {
  document.head.innerHTML =
    '<title>Before</title><link rel="canonical" href="https://shop.example/before"><link ' +
    'rel="alternate" hreflang="es" href="/before"><meta property="og:title" content="Before"><script ' +
    'type="application/ld+json">{}</script>'
})

describe("the head after a client-side navigation", () => {
  it("has the title and address of the page, and no data of the previous page", async () => {
    await arriveAt(home)
    expect(document.title).not.toContain("Was")
    expect(head("link[rel=canonical]")?.getAttribute("href")).toMatch(/^https:\/\/shop\.example\/(?!before)/)
    expect(head("meta[name=description]")?.getAttribute("content")).toMatch(/\w/)
    expect(document.head.querySelectorAll("link[rel=alternate], meta[property], script").length).toBe(0)
  })

  it("keeps a page of one customer from search engines, and reverts that on the next", async () => {
    await arriveAt(expired)
    expect([
      head("meta[name=robots]")?.getAttribute("content"),
      head("link[rel=canonical]"),
      head("meta[name=description]"),
    ]).toEqual(["noindex", null, null])
    await arriveAt(home)
    expect([head("meta[name=robots]"), head("link[rel=canonical]") !== null]).toEqual([null, true])
  })
})
