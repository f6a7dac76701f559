import { describe, expect, it } from "vitest"
import { safeReturnPath } from "../../../contracts/sandbox/admin-console/adminSignInPage.ts"
import { redirectTarget } from "../../../contracts/sandbox/customers/session/redirectTarget.ts"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../../support/HOSTILE_ADDRESSES.ts"

const SHOP = "https://shop.example"
const HOSTS = ["help.shop.example", "bücher.example", "Konto.example:8443"]
const target = (redirectUri: string, hosts: readonly string[] = HOSTS, shop = SHOP) =>
  redirectTarget(redirectUri, shop, hosts)

describe("the redirect after a login", () => {
  it.each([
    ["/10000034/-1/cart?a=1#b", "/10000034/-1/cart?a=1#b"],
    ["https://shop.example/10000034/?a=1#b", "/10000034/?a=1#b"],
    ["https://SHOP.example:443/a", "/a"],
  ])("goes to the store itself: %s", (redirectUri, location) => {
    expect(target(redirectUri)).toEqual({ location })
  })

  it.each([
    ["https://help.shop.example/a?b=c#d", "https://help.shop.example/a?b=c#d", "https://help.shop.example"],
    ["https://HELP.shop.example:443/", "https://help.shop.example/", "https://help.shop.example"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/", "https://xn--bcher-kva.example"],
    ["https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/", "https://xn--bcher-kva.example"],
    ["https://konto.example:8443/", "https://konto.example:8443/", "https://konto.example:8443"],
  ])(
    "goes to an allowed host, whose origin the form's policy must list: %s",
    (redirectUri, location, foreignOrigin) => {
      expect(target(redirectUri)).toEqual({ location, foreignOrigin })
    },
  )

  it.each([
    "//help.shop.example/",
    "/\\help.shop.example",
    "\\\\help.shop.example",
    "/\t/evil.example",
    "\t//evil.example",
    "http://help.shop.example/",
    "http://shop.example/",
    "https://user@help.shop.example/",
    "https://user:secret@shop.example/",
    "https://help.shop.example@evil.example/",
    "https://help.shop.example.evil.example/",
    "https://help.shop.example:8443/",
    "https://konto.example/",
    "https://evil.example\\@help.shop.example/",
    "https://hеlp.shop.example/",
    "https://bücher.evil.example/",
    "https://xn--bcher-kvb.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
    "https://",
    "//",
  ])("F23 does not go to %j", (redirectUri) => {
    expect(() => target(redirectUri)).toThrow("_ERR_INVALID_INPUT")
  })

  it("F182 goes to the validated address: a path that a browser reads as another host is refused", () => {
    const taken = HOSTILE_ADDRESSES.flatMap((address) => {
      try {
        return [target(address, HOSTS, "http://shop.test").location]
      } catch {
        return []
      }
    })
    expect([taken.length > 0, taken.filter((location) => !staysOnOrigin("http://shop.test", location))]).toEqual([
      true,
      [],
    ])
    for (const address of [
      "/..//evil.example",
      "/.//evil.example",
      "/%2e%2e//evil.example",
      "/./\\evil.example",
      "https://shop.example//evil.example",
      "https://shop.example/..//evil.example",
    ]) {
      expect(() => target(address)).toThrow("_ERR_INVALID_INPUT")
    }
  })

  it("F182 never leaves the admin console after its key was sent", () => {
    expect(["/sandbox/orders?from=2", "/sandbox"].map(safeReturnPath)).toEqual(["/sandbox/orders?from=2", "/sandbox"])
    for (const address of [
      ...HOSTILE_ADDRESSES,
      "/sandbox/../integration/oauth2/login",
      "/sandbox/..//evil.example",
      "/sandbox/%2e%2e/..//evil.example",
      "/sandboxes",
    ])
      expect([address, safeReturnPath(address)]).toEqual([address, "/sandbox"])
  })

  it("F23 goes to no other host without a list or without a public address", () => {
    expect(() => target("https://help.shop.example/", [])).toThrow("_ERR_INVALID_INPUT")
    expect(() => target("https://help.shop.example/", [""])).toThrow("_ERR_INVALID_INPUT")
    expect(() => target("https://shop.example/", HOSTS, "")).toThrow("_ERR_INVALID_INPUT")
  })

  it("is validated consistently, also for hosts with Latin-1 letters", () => {
    const answers = new Set(
      Array.from({ length: 20_000 }, (_, turn) => target(`https://bücher.example/${turn % 7}`).foreignOrigin),
    )
    expect([...answers]).toEqual(["https://xn--bcher-kva.example"])
  })
})
