// @vitest-environment happy-dom
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { browserNavigator } from "../../adapters/browser/BrowserNavigator.ts"
import { cryptoIdGenerator } from "../../adapters/browser/CryptoIdGenerator.ts"
import { windowBrowserDetails } from "../../adapters/browser/WindowBrowserDetails.ts"
import { countingIds } from "../../adapters/memory/CountingIds.ts"
import { fixedBrowserDetails } from "../../adapters/memory/FixedBrowserDetails.ts"
import type { RecordedNavigation } from "../../adapters/memory/MemoryNavigator.ts"
import { memoryNavigator } from "../../adapters/memory/MemoryNavigator.ts"
import { nodeBrowserDetails } from "../../adapters/node/NodeBrowserDetails.ts"
import { terminalNavigator } from "../../adapters/node/TerminalNavigator.ts"
import { toEmvBrowserInfo } from "../../domain/checkout/BrowserInfo.ts"
import { redirectTarget } from "../../domain/navigation/redirectTarget.ts"
import { allowedRedirect } from "../../domain/shared/allowedRedirect.ts"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../support/HOSTILE_ADDRESSES.ts"

const withoutRandomUuid: Crypto = {
  ...globalThis.crypto,
  getRandomValues: (bytes) => globalThis.crypto.getRandomValues(bytes),
  subtle: globalThis.crypto.subtle,
}
Object.assign(withoutRandomUuid, { randomUUID: undefined })

describe.each([
  ["counting", () => countingIds()],
  ["the platform's randomness", () => cryptoIdGenerator()],
  ["the randomness of a page that is not served securely", () => cryptoIdGenerator(withoutRandomUuid)],
])("ids from %s", (_, make) => {
  it("are version 4 UUIDs and never the same", async () => {
    const ids = make()
    const made = await Effect.runPromise(Effect.all(Array.from({ length: 1000 }, () => ids.uuid)))
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(made).size).toBe(1000)
  })
})

const inTerminal = (formPageFile: string, lines: string[] = []) =>
  terminalNavigator({ print: (line) => lines.push(line), shop: "https://shop.example", formPageFile })

describe.each([
  ["memory", () => memoryNavigator()],
  ["a terminal", () => inTerminal("state.json.payment.html")],
  ["a browser", () => browserNavigator()],
])("addresses read by %s", (_, make) => {
  it("have the parts that the platform's own parser sees", () => {
    const { parse } = make()
    expect(parse("https://user:pass@Bank.Example:8443/pay?x=1#y")).toEqual({
      href: "https://user:pass@bank.example:8443/pay?x=1#y",
      protocol: "https:",
      hostname: "bank.example",
      port: "8443",
      username: "user",
      password: "pass",
    })
    expect(parse("https://bank.example\\@evil.example/")?.hostname).toBe("bank.example")
    expect(parse("https://")).toBeUndefined()
    expect(parse("http://[")).toBeUndefined()
  })
})

describe.each([
  ["a terminal", "https://shop.example", () => inTerminal("state.json.payment.html")],
  ["a browser", globalThis.location.origin, () => browserNavigator()],
])("where %s may go on", (_, origin, make) => {
  it("F182 is the shop or home for every hostile address, exactly as it was judged", () => {
    const { parse } = make()
    const home = "/10000034/"
    const followed = HOSTILE_ADDRESSES.map(
      (address) => [address, redirectTarget(address, { allowedHosts: [], parse, home })] as const,
    )
    const bank = HOSTILE_ADDRESSES.flatMap((address) => allowedRedirect(address, ["pay.example"], parse) ?? [])
    expect(
      [...followed, ...bank.map((to) => ["bank", to] as const)].filter(([, to]) => !staysOnOrigin(origin, to)),
    ).toEqual([])
    expect(redirectTarget("/..//evil.example", { allowedHosts: [], parse, home })).toBe(home)
  })
})

describe("leaving the shop", () => {
  it("is remembered in memory, and said in a terminal without what the fields hold", async () => {
    const navigations: RecordedNavigation[] = []
    await Effect.runPromise(memoryNavigator(navigations).postForm("https://bank.example/", { a: "1" }))
    expect(navigations).toEqual([{ kind: "postForm", address: "https://bank.example/", fields: { a: "1" } }])
    const folder = mkdtempSync(join(tmpdir(), "selvedge-navigator-"))
    try {
      const lines: string[] = []
      const formPageFile = join(folder, "new", "payment.html")
      const post = (file: string, token: string) =>
        inTerminal(file, lines).postForm("https://bank.example/form", { token })
      await Effect.runPromise(
        Effect.all([
          inTerminal(formPageFile, lines).go("https://bank.example/"),
          post(formPageFile, "first"),
          post(formPageFile, "secret"),
          post(folder, "secret"),
        ]),
      )
      expect(lines[0]).toBe("Continue at https://bank.example/")
      expect(lines[2]).toBe(
        `Open ${pathToFileURL(formPageFile).href} in a browser to continue at https://bank.example/form`,
      )
      expect(lines[3]).toBe(
        "Continue in a browser with a POST to https://bank.example/form and the fields token. " +
          `Cannot write a page to ${folder}.`,
      )
      expect(lines.join()).not.toContain("secret")
      const html = readFileSync(formPageFile, "utf8")
      expect([statSync(formPageFile).mode & 0o777, html.includes("secret"), html.includes("first")]).toEqual([
        0o600,
        true,
        false,
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it("F93 posts a form from a browser, also with a field called submit, and takes no field for markup", async () => {
    const posted: { readonly address: string | null; readonly fields: Record<string, string> }[] = []
    const submit = HTMLFormElement.prototype.submit
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      const fields = [...this.querySelectorAll("input")].map(
        (input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""] as const,
      )
      posted.push({ address: this.getAttribute("action"), fields: Object.fromEntries(fields) })
    }
    try {
      const fields = { submit: "go", action: "https://evil.example/", x: '"><script>alert(1)</script>' }
      await Effect.runPromise(browserNavigator().postForm("https://bank.example/form", fields))
      expect(posted).toEqual([{ address: "https://bank.example/form", fields }])
      expect(document.querySelector("script")).toBeNull()
    } finally {
      HTMLFormElement.prototype.submit = submit
    }
  })
})

describe.each([
  ["memory", () => fixedBrowserDetails()],
  ["a terminal", () => nodeBrowserDetails()],
  ["a browser", () => windowBrowserDetails()],
])("what %s tells a card's bank", (_, make) => {
  it("is whole, and within what banks know after `emvFacts`", async () => {
    const browserInfo = toEmvBrowserInfo(await Effect.runPromise(make().read))
    expect(browserInfo.language).toMatch(/^[A-Za-z0-9-]{2,8}$/)
    expect(Number.isInteger(browserInfo.timezoneOffsetMinutes)).toBe(true)
    expect([1, 4, 8, 15, 16, 24, 32, 48]).toContain(browserInfo.colorDepth)
    expect(browserInfo.isMobile).toBe(false)
  })
})
