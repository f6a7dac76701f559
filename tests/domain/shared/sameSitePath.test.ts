import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allowedRedirect } from "../../../domain/shared/allowedRedirect.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../../support/HOSTILE_ADDRESSES.ts"
import { growsTooFast } from "../../support/growsTooFast.ts"
import { parseWithPlatform } from "../../support/parseWithPlatform.ts"

const SHOP = "http://shop.test"
const follow = (address: string) => allowedRedirect(address, ["pay.example"], (text) => parseWithPlatform(text, SHOP))

const fragment = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E",
    "%2f",
    "%5c",
    "?",
    "#",
    "\t",
    "\n",
    "\u0000",
    "@",
    ":",
    "evil.example",
    "a",
    "10000034",
    "é",
    "\ud800",
    ";",
  ),
  fc.string({ unit: "binary", maxLength: 2 }),
)
const anyAddress = fc.oneof(
  fc.constantFrom(...HOSTILE_ADDRESSES),
  fc.array(fragment, { maxLength: 9 }).map((fragments) => `/${fragments.join("")}`),
)

describe("a path of the store's own site", () => {
  it.each([
    "/",
    "/10000034/",
    "/10000034/-1/cart?a=1&b=%2F%2Fx#c",
    "/10000034/búsqueda",
    "/10000034/a..b",
    "/.well-known/x",
    "/...",
    "/10000034/x?next=/../x",
    "/a#/../b",
  ])("is %s", (path) => {
    expect(sameSitePath(path)).toBe(path)
  })

  it.each([
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/./\\evil.example",
    "/..",
    "/a/.",
    "/a/%2E%2e?b",
    "/a/..#b",
    "/a//b",
    "//",
    "a",
    "",
  ])("F182 is not %j, which a parser changes", (path) => {
    expect(sameSitePath(path)).toBeUndefined()
  })

  it("F182 is the same address for every parser, validated once or twice", () => {
    for (const address of HOSTILE_ADDRESSES)
      expect(
        [address, sameSitePath(address) ?? "/"].filter((path, at) => at === 1 && !staysOnOrigin(SHOP, path)),
      ).toEqual([])
    fc.assert(
      fc.property(anyAddress, (address) => {
        const path = sameSitePath(address)
        if (path === undefined) return
        expect(staysOnOrigin(SHOP, path)).toBe(true)
        const { pathname } = new URL(path, SHOP)
        expect(decodeURI(pathname)).toBe(decodeURI(new URL(`${SHOP}${path}`).pathname))
        expect(pathname.split("/").length).toBe((path.split(/[?#]/, 1)[0] ?? "").split("/").length)
      }),
      { numRuns: 5_000 },
    )
  })

  it("F182 goes to the validated address, also when only its path is sent on", () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const followed = follow(address)
        if (followed === undefined || new URL(followed).host === "pay.example") return
        expect([followed, staysOnOrigin(SHOP, followed)]).toEqual([followed, true])
      }),
      { numRuns: 5_000 },
    )
    expect(
      HOSTILE_ADDRESSES.flatMap((address) => follow(address) ?? []).filter(
        (followed) => !staysOnOrigin(SHOP, followed),
      ),
    ).toEqual([])
    expect(["/..//evil.example", "/.//evil.example", "/%2e%2e//evil.example", "/./\\evil.example"].map(follow)).toEqual(
      [undefined, undefined, undefined, undefined],
    )
  })

  it.each(["a/", "/.", "%2e/", "/a?"])("is validated in linear time: %j", (part) => {
    expect(growsTooFast((text) => sameSitePath(`/${text}`), part, 40_000)).toBe(false)
  })
})
