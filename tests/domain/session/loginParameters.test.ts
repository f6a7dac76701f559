import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { loginAddress } from "../../../domain/session/loginAddress.ts"
import { decodeLoginText, emailInLogin, encodeLoginText } from "../../../domain/session/loginParameters.ts"
import { toWellFormed } from "../../../domain/shared/toWellFormed.ts"

const platform = (text: string) => Buffer.from(text, "utf8").toString("base64")

describe("F24 a text in a login parameter", () => {
  it("is base64 of its UTF-8, as the platform encodes it, and is decoded unchanged", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (text) => {
        expect(encodeLoginText(text)).toBe(platform(toWellFormed(text)))
        if (text !== "" && text.length < 800 && !/\p{Cc}/u.test(text))
          expect(decodeLoginText(encodeLoginText(text))).toBe(toWellFormed(text))
      }),
    )
  })

  it.each([
    ["Arabic", "مريم@مثال.إختبار"],
    ["Japanese", "花子"],
    ["an emoji", "👩‍🧵"],
    ["a lone surrogate", "a\uD800b"],
  ])("may be %s", (_, text) => {
    expect(decodeLoginText(encodeLoginText(text))).toBe(toWellFormed(text))
  })

  it.each([
    ["nothing", undefined],
    ["empty", ""],
    ["broken base64", "%%%"],
    ["a cut digit", "YW5hQ"],
    ["digits that are no UTF-8", "/////w=="],
    ["an overlong encoding", "wIA="],
    ["10 kB", platform("x".repeat(10_000))],
    ["a control character", platform("a\r\nb")],
    ["padding in the middle", "YW=5"],
  ])("is ignored when it is %s", (_, base64) => {
    expect(decodeLoginText(base64)).toBeUndefined()
  })

  it("is decoded without padding, in the URL alphabet, and with spaces in place of plus signs", () => {
    expect(["w7_Dvw", "w7/Dvw==", "w7_Dvw=="].map(decodeLoginText)).toEqual(["ÿÿ", "ÿÿ", "ÿÿ"])
    expect(decodeLoginText(platform("~~>?").replace("+", " "))).toBe("~~>?")
  })

  it("never throws, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (anything) => {
        expect(() => [decodeLoginText(anything), emailInLogin(anything)]).not.toThrow()
      }),
    )
  })

  it.each([
    ["ana@example.org", "ana@example.org"],
    [" ana@example.org ", "ana@example.org"],
    ["no address", undefined],
    ["a@b", undefined],
    ["<x>@example.org", undefined],
  ])("%j gives the email %s", (text, email) => {
    expect(emailInLogin(platform(text))).toBe(email)
  })
})

describe("the address of a login", () => {
  const least = { storeId: "10000034", languageCode: "es", redirectUri: "/10000034/cart?a=1&b=ñ#c" }
  const queryOf = (address: string) => Object.fromEntries(new URL(address, "https://shop.example").searchParams)

  it("has every parameter by its own name", () => {
    const address = loginAddress(
      {
        ...least,
        languageId: "-5",
        storeCode: "ES",
        hint: "é",
        context: "checkout",
        email: "ana@example.org",
        orderId: "700000000001",
        channel: "app",
        guestFlow: true,
        clientId: "web",
        version: "2",
      },
      "/login",
    )
    expect(queryOf(address)).toEqual({
      langCode: "es",
      language: "-5",
      storeCode: "ES",
      storeId: "10000034",
      redirectUri: least.redirectUri,
      hlpzi: "w6k=",
      context: "checkout",
      hlpEmail: platform("ana@example.org"),
      orderId: "700000000001",
      channel: "app",
      guest_flow: "true",
      clientId: "web",
      version: "2",
    })
  })

  it("omits missing values, contains the default channel, and extends an existing query", () => {
    expect(loginAddress(least, "/login?theme=dark")).toBe(
      "/login?theme=dark&langCode=es&storeId=10000034" +
        "&redirectUri=%2F10000034%2Fcart%3Fa%3D1%26b%3D%C3%B1%23c&channel=web",
    )
  })

  it("contains any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(
          queryOf(loginAddress({ ...least, redirectUri: text, email: text, context: text }, "/login"))["redirectUri"],
        ).toBe(toWellFormed(text))
      }),
    )
  })
})
