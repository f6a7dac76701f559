import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { identityOptions } from "../../../domain/session/IdentityOptions.ts"
import { cookieSeparator, sessionCookieName } from "../../../domain/session/sessionCookieName.ts"
import { sessionRules } from "../../../domain/session/SessionRules.ts"
import { readSetCookie, sessionCookieKind } from "../../../domain/session/setCookie.ts"

describe("the session settings of a store", () => {
  it("are the rules' without configuration", () => {
    expect(sessionRules({})).toEqual({
      avoidRedirects: false,
      renewGuests: true,
      loginPath: "/integration/oauth2/login",
    })
  })

  it("are those of its configuration", () => {
    expect(
      sessionRules({
        SESSION_AVOID_REDIRECTS: "true",
        SESSION_RENEWS_GUESTS: "false",
        LOGIN_PATH: "/in",
        GUEST_LOGIN_PATH: "/guest",
        POST_LOGOUT_REDIRECT: "/bye",
      }),
    ).toEqual({
      avoidRedirects: true,
      renewGuests: false,
      loginPath: "/in",
      guestLoginPath: "/guest",
      postLogoutRedirect: "/bye",
    })
  })

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\evil",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    "in",
    "/a\r\nb",
    "/a b",
    "/\t/evil.example",
  ])("never redirect to %j", (path) => {
    expect(sessionRules({ LOGIN_PATH: path, GUEST_LOGIN_PATH: path, POST_LOGOUT_REDIRECT: path })).toEqual(
      sessionRules({}),
    )
  })

  it("stay on the site, for any configuration", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          expect(new URL(sessionRules({ LOGIN_PATH: path }).loginPath, "https://shop.example").origin).toBe(
            "https://shop.example",
          )
        },
      ),
    )
  })
})

describe("the options of an identity provider", () => {
  it("are read from the store's configuration, without malformed ones", () => {
    expect(
      identityOptions({
        OAUTH_CLIENT_ID: "web-1",
        OAUTH_VERSION: "2",
        OAUTH_REFRESH_PATH: "/r",
        OAUTH_LOGOUT_URL: "/l",
      }),
    ).toEqual({ clientId: "web-1", version: "2", refreshPath: "/r", logoutPath: "/l" })
    expect(
      identityOptions({
        OAUTH_CLIENT_ID: "a b",
        OAUTH_VERSION: "99",
        OAUTH_REFRESH_PATH: "//evil.example",
        OAUTH_LOGOUT_URL: "https://evil.example",
      }),
    ).toEqual({})
  })
})

describe("F21 the names of a session's cookies", () => {
  it.each([
    [{}, "access_token@10000034"],
    [{ SESSION_COOKIE_SEPARATOR: "none" }, "access_token"],
    [{ SESSION_COOKIE_SEPARATOR: "__" }, "access_token__10000034"],
    [{ SESSION_COOKIE_SEPARATOR: "; a=" }, "access_token@10000034"],
    [{ SESSION_COOKIE_SEPARATOR: "" }, "access_token@10000034"],
    [{ SESSION_COOKIE_SEPARATOR: "1" }, "access_token@10000034"],
  ])("with %j are like %s", (configuration, name) => {
    expect(sessionCookieName("access_token", "10000034", cookieSeparator(configuration))).toBe(name)
  })

  it.each([
    ["access_token", "access_token"],
    ["__Host-refresh_token@10000034", "refresh_token"],
    ["user_type~10000034", "user_type"],
    ["access_token@10000034", "access_token"],
    ["access_token@10000081", undefined],
    ["access_token@100000341", undefined],
    ["my_access_token", undefined],
    ["access_token2", undefined],
    ["ACCESS_TOKEN", undefined],
  ])("%s is this store's %s", (name, kind) => {
    expect(sessionCookieKind(name, "10000034", "~")).toBe(kind)
  })
})

describe("a cookie set by a response", () => {
  const NOW = Date.parse("Thu, 20 Nov 2026 10:00:00 GMT")
  it.each([
    ["a=1; Path=/; HttpOnly", { name: "a", value: "1" }],
    ["a=1; Max-Age=60", { name: "a", value: "1", maxAgeSeconds: 60 }],
    ["a=1=2; max-age=-1", { name: "a", value: "1=2", maxAgeSeconds: 0 }],
    ["a=; Path=/", { name: "a", value: "", maxAgeSeconds: 0 }],
    ["a=1; Expires=Thu, 20 Nov 2026 10:01:00 GMT", { name: "a", value: "1", maxAgeSeconds: 60 }],
    ["a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", { name: "a", value: "1", maxAgeSeconds: 0 }],
    ["a=1; Max-Age=5; Expires=Thu, 01 Jan 1970 00:00:00 GMT", { name: "a", value: "1", maxAgeSeconds: 5 }],
    ["a=1; Expires=soon", { name: "a", value: "1" }],
    ["nothing", undefined],
    ["=1", undefined],
    ["", undefined],
  ])("%j", (line, cookie) => {
    expect(readSetCookie(line, NOW)).toEqual(cookie)
  })
})
