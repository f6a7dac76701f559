import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redirectTarget } from "../../../domain/navigation/redirectTarget.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { parseWithPlatform } from "../../support/parseWithPlatform.ts"

const SHOP = "https://shop.example"
const HOME = "/10000034/-1/"
const RULES = {
  allowedHosts: ["help.shop.example", "xn--bcher-kva.example"],
  home: HOME,
  parse: (address: string) => parseWithPlatform(address, SHOP),
}
const target = (address: string | undefined) => redirectTarget(address, RULES)

/** Addresses that imitate the store's own or those of an allowed host. */
const OFF_SITE = [
  "//evil.example",
  "//evil.example/10000034/",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\r\n/evil.example",
  "https:\\\\evil.example",
  "http://shop.example",
  "HTTPS://evil.example",
  "h\ttps://evil.example",
  "https://evil.example\\@shop.example",
  "https://evil.example#@shop.example",
  "https://evil.example?@shop.example",
  "https://shop.example@evil.example",
  "https://shop.example:443@evil.example",
  "https://shop.example%40evil.example",
  "https://user@shop.example/",
  "https://user:secret@shop.example/",
  "https://:@shop.example:8443/",
  "https://shop.example:8443/",
  "https://shop.example:80/",
  "https://shop.example.evil.example",
  "https://evilshop.example",
  "https://evil-shop.example",
  "https://shop.example.",
  "https://www.shop.example/",
  "https://help.shop.example.evil.example",
  "https://help.shop.example:444/",
  "http://help.shop.example/",
  "https://user@help.shop.example/",
  "https://shop。example.evil.example",
  "https://shop。example.",
  "https://ѕhop.example/",
  "https://shop.exаmple",
  "https://ſhop.example.evil.example",
  "https://bücher.evil.example",
  "https://[::ffff:7f00:1]/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://localhost/",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://shop.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://shop.example/1",
  "filesystem:https://shop.example/x",
  "about:blank",
  "file:///etc/passwd",
  "ftp://shop.example/",
  "wss://shop.example/",
  "mailto:a@shop.example",
  "intent://shop.example#Intent;end",
  "view-source:https://shop.example/",
  "https://",
  "https:///",
  "//",
  "///",
  "https://%73hop.evil.example/",
  "https://evil.example/https://shop.example/",
]

describe("a redirect from outside", () => {
  it.each([
    ["/10000034/-1/cart", `${SHOP}/10000034/-1/cart`],
    ["/10000034/confirmation?orderId=1&repay=1", `${SHOP}/10000034/confirmation?orderId=1&repay=1`],
    ["https://shop.example/10000034/", `${SHOP}/10000034/`],
    ["10000034/", `${SHOP}/10000034/`],
    ["https://SHOP.example:443/a", `${SHOP}/a`],
    ["/%2f%2fevil.example", `${SHOP}/%2f%2fevil.example`],
    ["https:evil.example", `${SHOP}/evil.example`],
    ["https:/evil.example", `${SHOP}/evil.example`],
    ["?a=//evil.example", `${SHOP}/?a=//evil.example`],
    ["https://help.shop.example/sizes#women", "https://help.shop.example/sizes#women"],
    ["https://bücher.example/a", "https://xn--bcher-kva.example/a"],
  ])("to %o goes to %s", (address, followed) => {
    expect(target(address)).toBe(followed)
  })

  it.each([undefined, "", `/${"a".repeat(3_000)}`])(
    "that is empty or too long goes to the home page (%#)",
    (address) => {
      expect(target(address)).toBe(HOME)
    },
  )

  it.each([
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/./\\evil.example",
    `${SHOP}//evil.example`,
  ])("F182 to %o, whose path alone is another host, goes to the home page", (address) => {
    expect(target(address)).toBe(HOME)
  })

  it.each(OFF_SITE)("F23 to %o goes to the home page", (address) => {
    expect(target(address)).toBe(HOME)
  })

  it("F23 always goes to the store or to an allowed host over https without credentials, however encoded", () => {
    const fragment = fc.oneof(
      fc.constantFrom(
        "https:",
        "http:",
        "javascript:",
        "data:",
        "//",
        "/",
        "\\",
        "@",
        ":",
        "shop.example",
        "help.shop.example",
        "evil.example",
        ".",
        "%2e",
        "%2f",
        "%5c",
        "%00",
        "\t",
        "\r\n",
        "#",
        "?",
        "[",
        "]",
        "user",
        "443",
        "8443",
        "。",
        "／",
        "ⓢhop.example",
      ),
      fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 100)),
      fc.string({ unit: "binary", maxLength: 3 }),
    )
    const address = fc.oneof(
      fc.webUrl(),
      fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join("")),
      fc.constantFrom(...OFF_SITE),
    )
    const twice = fc
      .tuple(address, fc.boolean())
      .map(([text, isEncoded]) => (isEncoded ? encodeURIComponent(Buffer.from(text).toString()) : text))
    fc.assert(
      fc.property(twice, (text) => {
        const { protocol, host, username, password } = new URL(target(text), SHOP)
        expect([protocol, username, password]).toEqual(["https:", "", ""])
        expect(["shop.example", ...RULES.allowedHosts]).toContain(host)
      }),
      { numRuns: 3_000 },
    )
  })

  it("F23 has a stable target: validating it again changes nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.constantFrom(...OFF_SITE, "/10000034/", "https://help.shop.example/")),
        (text) => {
          expect(new URL(target(target(text)), SHOP).href).toBe(new URL(target(text), SHOP).href)
        },
      ),
      { numRuns: 500 },
    )
  })
})
