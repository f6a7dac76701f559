import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { requestCookies } from "../../../adapters/web/RequestCookies.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const anyText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 30 }))

describe("the cookies of a request", () => {
  it("are read by name, the first of a name, with any spaces around them", () => {
    const cookies = requestCookies("a=1;  b = two%20words ;a=3; c=; =x; d", false)
    expect(["a", "b", "c", "d", "", "toString"].map((name) => cookies.get(name))).toEqual([
      "1",
      "two words",
      "",
      undefined,
      undefined,
      undefined,
    ])
  })

  it("are empty without a header, and an unreadable one is absent", () => {
    expect([
      requestCookies(null, false).get("a"),
      requestCookies("a=%zz; b=1", false).get("a"),
      requestCookies("a=%zz; a=1", false).get("a"),
    ]).toEqual([undefined, undefined, "1"])
  })

  it("are read from any junk without a failure", () => {
    const header = fc
      .array(fc.oneof(anyText, fc.constantFrom(";", "=", "a=", "%", "%E0%A4%A", "__proto__=1")), { maxLength: 20 })
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(header, fc.boolean(), (text, isHttps) => {
        const cookies = requestCookies(text, isHttps)
        expect([cookies.get("no such name"), cookies.lines()]).toEqual([undefined, []])
      }),
      { numRuns: 1000 },
    )
  })

  it("round-trip any value, in a line that no value can break out of", () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (value, isHttps) => {
        const cookies = requestCookies(null, isHttps)
        cookies.set("name", value, { maxAgeSeconds: 10, httpOnly: true })
        const [line = ""] = cookies.lines()
        expect(line).toMatch(/^name=[!-:<-~]*; Max-Age=10; Path=\/; HttpOnly(; Secure)?; SameSite=Lax$/)
        expect(requestCookies(line.split("; ", 1)[0] ?? "", isHttps).get("name")).toBe(Buffer.from(value).toString())
      }),
      { numRuns: 1000 },
    )
  })

  it("are set with the required attributes only, the last value of each name", () => {
    const cookies = requestCookies("old=1", true)
    cookies.set("session", "1", { httpOnly: true, maxAgeSeconds: 59.9 })
    cookies.set("session", "2", { httpOnly: true })
    cookies.set("readable", "guest", { httpOnly: false })
    cookies.set("old", "", { httpOnly: false, maxAgeSeconds: 0 })
    expect(cookies.lines()).toEqual([
      "session=2; Path=/; HttpOnly; Secure; SameSite=Lax",
      "readable=guest; Path=/; Secure; SameSite=Lax",
      "old=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ])
    expect([cookies.get("session"), cookies.get("old")]).toEqual(["2", undefined])
  })

  it("are not marked as secure without https", () => {
    const cookies = requestCookies(null, false)
    cookies.set("a", "b", { httpOnly: false })
    expect(cookies.lines()).toEqual(["a=b; Path=/; SameSite=Lax"])
  })
})
