import { describe, expect, it } from "vitest"
import { socialProviders } from "../../../domain/account/SocialProvider.ts"

describe("the social providers of a store", () => {
  it("are those of its configuration, each once, by their own names", () => {
    expect(
      socialProviders({
        SOCIAL_LOGIN:
          "google=/sandbox/social/google, line=https://access.example/authorize?client_id=1,google=/other,okta=/sso",
      }),
    ).toEqual([
      { type: "google", name: "Google", address: "/sandbox/social/google" },
      { type: "line", name: "LINE", address: "https://access.example/authorize?client_id=1" },
      { type: "okta", name: "Okta", address: "/sso" },
    ])
  })

  it.each([
    "",
    "google",
    "google=",
    "google=//evil.example",
    "google=/\\evil.example",
    "google=javascript:alert(1)",
    "google=http://evil.example",
    "Google=/a",
    "goo gle=/a",
    "google=https://a b",
    `google=/${"a".repeat(600)}`,
    "constructor",
    "__proto__=javascript:1",
  ])("exclude unsafe addresses: %s", (configured) => {
    expect(socialProviders({ SOCIAL_LOGIN: configured })).toEqual([])
    expect(socialProviders({})).toEqual([])
  })

  it.each([
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/a//evil.example",
    "/./..//evil.example",
  ])("F182 exclude an address that a parser reads as another host: %s", (address) => {
    expect(socialProviders({ SOCIAL_LOGIN: `google=${address},line=/ok` })).toEqual([
      { type: "line", name: "LINE", address: "/ok" },
    ])
  })

  it("may have any name, also one of the prototype", () => {
    expect(socialProviders({ SOCIAL_LOGIN: "constructor=/a" })).toEqual([
      { type: "constructor", name: "Constructor", address: "/a" },
    ])
  })
})
