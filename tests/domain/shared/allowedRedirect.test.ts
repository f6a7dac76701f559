import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allowedRedirect } from "../../../domain/shared/allowedRedirect.ts"
import { parseWithPlatform } from "../../support/parseWithPlatform.ts"

const HOSTS = ["pay.example", "Secure.Pay.example"]
const follow = (address: string, hosts: readonly string[] = HOSTS) =>
  allowedRedirect(address, hosts, (text) => parseWithPlatform(text))

describe("the redirect of a payment", () => {
  it.each([
    ["https://pay.example/3ds?a=b#c", "https://pay.example/3ds?a=b#c"],
    ["https://pay.example", "https://pay.example/"],
    ["https://PAY.example/a", "https://pay.example/a"],
    ["https://secure.pay.example/", "https://secure.pay.example/"],
    ["https://pay.example:443/a", "https://pay.example/a"],
    [" https://pay.example/a\n", "https://pay.example/a"],
    ["https:\\\\pay.example\\a", "https://pay.example/a"],
    ["ht\ttps://pay.example/a", "https://pay.example/a"],
    // Characters that end a host; user names and passwords; characters that a parser removes.
    ["https://pay.example\\@evil.example", "https://pay.example/@evil.example"],
    ["https://pay.example?@evil.example", "https://pay.example/?@evil.example"],
    ["https://pay.example#@evil.example", "https://pay.example/#@evil.example"],
    ["https://:@pay.example/a", "https://pay.example/a"],
    ["\u0000https://pay.example/a\u001f", "https://pay.example/a"],
    ["https://pay.ex\nample/a", "https://pay.example/a"],
    ["https:/\t/pay.example/a", "https://pay.example/a"],
    ["https:pay.example/a", "https://pay.example/a"],
    ["https://ｐａｙ．example/a", "https://pay.example/a"],
    ["https://p%61y.example/a", "https://pay.example/a"],
    ["https:///pay.example/a", "https://pay.example/a"],
  ])("F92 to %o goes to %o", (address, followed) => {
    expect(follow(address)).toBe(followed)
  })

  it.each([
    "",
    " ",
    "/",
    "//pay.example/",
    "\\\\pay.example",
    "pay.example",
    "http://pay.example/",
    "HTTP://pay.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "javascript://pay.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://pay.example/1",
    "about:blank",
    "file:///etc/passwd",
    "vbscript:msgbox(1)",
    "ftp://pay.example/",
    "wss://pay.example/",
    "https://user@pay.example/",
    "https://user:secret@pay.example/",
    "https://:secret@pay.example/",
    "https://pay.example@evil.example/",
    "https://evil.example/pay.example",
    "https://evil.example?pay.example",
    "https://evil.example#pay.example",
    "https://evil.example\\@pay.example/",
    "https://pay.example.evil.example/",
    "https://evil-pay.example/",
    "https://evilpay.example/",
    "https://www.pay.example/",
    "https://pay.example./",
    "https://pay.example:8443/",
    "https://pay.example:80/",
    "https://pаy.example/",
    "https://pay.example%2eevil.example/",
    "https://pay%2eexample.evil.example/",
    "https://[::1]/",
    "https://127.0.0.1/",
    "https://0x7f000001/",
    "https:///evil.example/",
    "https:evil.example",
    "https://pay。evil.example/",
    "https://evil.example/https://pay.example/",
    "%68ttps://pay.example",
    "https://*",
    // A number as host, in every notation.
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://0x7f.1/",
    "https://127.000000.0x0.01/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::127.0.0.1]/",
    "https:0x7f000001",
    "https://pay.example@0x7f000001/",
    // Characters that a browser allows in a name, before an unlisted one.
    ...Array.from("_-,;!'(){}*&`+=~$", (sign) => `https://pay.example.${sign}.evil.example/`),
    "https://pay.example;.evil.example/",
    "https://pay.example..evil.example/",
    "https://pay.example../",
    // A listed name that is shortened, or extended by a character that looks like a delimiter.
    ...Array.from(
      "／＼：？＃＠．﹖﹟﹫﹨﹕︰…‥․⁇⁈℀℅⒈㏂\u2028\u2029\u0000\u00ad \t\n\r",
      (sign) => `https://evil.example${sign}pay.example/`,
    ),
    "https://evil.example%00.pay.example/",
    "https://evil.example%ff.pay.example/",
    "https://evil.example%0d%0a.pay.example/",
    // More user names, and names that are addresses.
    "https://@@@pay.example/",
    "https://evil.example%2f@pay.example/",
    "https://evil.example%23@pay.example/",
    "https://a@evil.example:80@pay.example/",
    "https://evil.example&@pay.example#@evil.example/",
    "https://pay.example:80\\@evil.example/",
    "https://pay.example:@evil.example/",
    "https://pay.example:99999/",
    "https://pay.example:0/",
    "https://pay.example: 443/",
    "https://localhost.evil.example/",
    "https://https:///pay.example/",
    "\\x68ttps://pay.example/",
    "\\u0068ttps://pay.example/",
    "java%0d%0ascript:alert(1)",
    "@pay.example",
    "/〱pay.example",
    "?https://pay.example/",
    "#https://pay.example/",
    "null",
  ])("F92 to %o is refused", (address) => {
    expect(follow(address)).toBeUndefined()
  })

  it("F92 is refused without a list", () => {
    expect(
      ["https://pay.example/", "https:///", "https://"].map((address) => [follow(address, []), follow(address, [""])]),
    ).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  it("F92 compares hosts as the parser reads them; an entry with more than a name allows nothing", () => {
    const from = (host: string, address = "https://xn--bcher-kva.example/a") => follow(address, [host])
    expect(["bücher.example", "BÜCHER.example", "xn--bcher-kva.example"].map((host) => from(host))).toEqual(
      Array.from({ length: 3 }, () => "https://xn--bcher-kva.example/a"),
    )
    for (const host of [
      "bucher.example",
      "user@pay.example",
      "pay.example:443",
      "pay.example/a",
      "pay.example?",
      "pay.example#",
      "\\pay.example",
      "*.pay.example",
      "https://pay.example",
      " ",
      ".",
    ])
      expect([from(host), from(host, "https://pay.example/")]).toEqual([undefined, undefined])
  })

  it("F92 is always https to a listed host without credentials, for any address", () => {
    const fragment = fc.oneof(
      fc.constantFrom(
        "https:",
        "http:",
        "//",
        "/",
        "\\",
        "@",
        ":",
        "pay.example",
        "evil.example",
        ".",
        "%2e",
        "\t",
        "#",
        "?",
        "[",
        "]",
        "user",
        "443",
        "。",
        "@pay.example",
        "\u0000",
        "\n",
        ";",
        "&",
        "%09",
        "%5c",
        "%ff",
        "／",
        "＠",
        "℀",
        "⒈",
        "\u00ad",
        "0x7f000001",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.array(fragment, { maxLength: 8 }).map((fragments) => fragments.join("")),
        ),
        (address) => {
          const followed = follow(address)
          const url = followed === undefined ? new URL("https://pay.example/") : new URL(followed)
          expect([url.protocol, url.username, url.password, url.port]).toEqual(["https:", "", "", ""])
          expect(["pay.example", "secure.pay.example"]).toContain(url.hostname)
        },
      ),
      { numRuns: 800 },
    )
  })

  describe("a redirect from a page of the store", () => {
    const fromShop = (address: string, shop: string) =>
      allowedRedirect(address, HOSTS, (text) => parseWithPlatform(text, shop))

    it.each([
      ["/sandbox/bank/b.1", "https://shop.example/10000034/", "https://shop.example/sandbox/bank/b.1"],
      ["https://shop.example/repay?a=b", "https://shop.example/", "https://shop.example/repay?a=b"],
      [
        "http://localhost:4173/sandbox/bank/b.1",
        "http://localhost:4173/10000034/",
        "http://localhost:4173/sandbox/bank/b.1",
      ],
      ["https://pay.example/3ds", "http://localhost:4173/", "https://pay.example/3ds"],
      // A path of the store, in spite of its look.
      ["/%09/evil.example", "https://shop.example/", "https://shop.example/%09/evil.example"],
      ["/%5cevil.example", "https://shop.example/", "https://shop.example/%5cevil.example"],
      ["/%2f%2fevil.example", "https://shop.example/", "https://shop.example/%2f%2fevil.example"],
      ["https:evil.example", "https://shop.example/", "https://shop.example/evil.example"],
      ["@evil.example", "https://shop.example/", "https://shop.example/@evil.example"],
      ["/〱evil.example", "https://shop.example/", "https://shop.example/%E3%80%B1evil.example"],
      ["?next=//evil.example", "https://shop.example/", "https://shop.example/?next=//evil.example"],
    ])("to %o is allowed from %o", (address, shop, followed) => {
      expect(fromShop(address, shop)).toBe(followed)
    })

    it.each([
      ["http://127.0.0.1:4174/sandbox/bank/b.1", "http://127.0.0.1:4174", "http://127.0.0.1:4173/10000034/", true],
      ["http://127.0.0.1:4174/sandbox/bank/b.1", "http://127.0.0.1:4174", "http://localhost:4173/10000034/", true],
      ["http://192.168.1.5:4174/", "http://192.168.1.5:4174", "http://192.168.1.5:4173/", true],
      ["http://127.0.0.1:4174/", "http://127.0.0.1:4174", "https://shop.example/", false],
      ["http://127.0.0.1:9999/", "http://127.0.0.1:4174", "http://127.0.0.1:4173/", false],
      ["http://user@127.0.0.1:4174/", "http://127.0.0.1:4174", "http://127.0.0.1:4173/", false],
      ["http://127.0.0.1:4174/", "http://127.0.0.1:4174/bank", "http://127.0.0.1:4173/", false],
      ["http://127.0.0.1:4174/", "http://user@127.0.0.1:4174", "http://127.0.0.1:4173/", false],
      ["http://pay.example/", "http://pay.example", "http://127.0.0.1:4173/", false],
      ["javascript:alert(1)", "javascript:alert(1)", "http://127.0.0.1:4173/", false],
    ])(
      "F92 to %o of the listed origin %o from %o: allowed %o, because providers on the same machine may be simulated",
      (address, listed, shop, isFollowed) => {
        expect(allowedRedirect(address, [...HOSTS, listed], (text) => parseWithPlatform(text, shop))).toBe(
          isFollowed ? address : undefined,
        )
      },
    )

    it.each([
      ["//evil.example/", "https://shop.example/"],
      ["\\\\evil.example", "https://shop.example/"],
      ["http://shop.example/", "https://shop.example/"],
      ["https://shop.example:8443/", "https://shop.example/"],
      ["http://localhost:9999/", "http://localhost:4173/"],
      ["https://user@shop.example/", "https://shop.example/"],
      ["javascript:alert(1)", "https://shop.example/"],
      ["https://shop.example.evil.example/", "https://shop.example/"],
      ["/etc/passwd", "file:///home/page.html"],
      ["////evil.example", "https://shop.example/"],
      ["/\t/evil.example", "https://shop.example/"],
      ["\\\n\\evil.example", "https://shop.example/"],
      ["/\\/\\evil.example/", "https://shop.example/"],
      ["\r\n//evil.example", "https://shop.example/"],
      ["//shop.example@evil.example/", "https://shop.example/"],
      ["//javascript:alert(1)", "https://shop.example/"],
      ["https:///evil.example", "https://shop.example/"],
      ["https:evil.example", "http://localhost:4173/"],
      // Its path has an empty segment, which some parsers remove (F182).
      ["/https://evil.example", "https://shop.example/"],
    ])("F92 to %o is refused from %o", (address, shop) => {
      expect(fromShop(address, shop)).toBeUndefined()
    })
  })
})
