import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { captchaService } from "../../../domain/session/captchaService.ts"
import { parseWithPlatform } from "../../support/parseWithPlatform.ts"

const SHOP = "https://shop.example"
const parse = (address: string) => parseWithPlatform(address, SHOP)
const KEY = { GOOGLE_CAPTCHA_KEY: "site-4711" }

describe("the captcha service of a store", () => {
  it("requires a key, and is Google's by default", () => {
    expect(captchaService({}, parse)).toBeUndefined()
    expect(
      captchaService({ GOOGLE_CAPTCHA_KEY: " ", CAPTCHA_SCRIPT_URL: "/sandbox/captcha/api.js" }, parse),
    ).toBeUndefined()
    expect(captchaService(KEY, parse)).toEqual({
      siteKey: "site-4711",
      script: "https://www.google.com/recaptcha/api.js?render=explicit",
    })
  })

  it("loads from the store or from an allowed host, over https", () => {
    const scriptOf = (script: string, hosts = "") =>
      captchaService({ ...KEY, CAPTCHA_SCRIPT_URL: script, CAPTCHA_HOSTS: hosts }, parse)?.script
    expect(scriptOf("/sandbox/captcha/api.js")).toMatch(/\/sandbox\/captcha\/api\.js\?render=explicit$/)
    expect(scriptOf("https://captcha.example/api.js?v=1", "other.example, captcha.example")).toBe(
      "https://captcha.example/api.js?v=1&render=explicit",
    )
    for (const script of [
      "https://captcha.example/api.js",
      "http://captcha.example/api.js",
      "//evil.example/x.js",
      "https://captcha.example@evil.example/x.js",
      "javascript:alert(1)",
      "data:text/javascript,1",
      "https://captcha.example:8443/x.js",
    ])
      expect(scriptOf(script, script === "https://captcha.example/api.js" ? "" : "captcha.example")).toBeUndefined()
  })

  it("never loads from another host, for any configuration", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), fc.string(), (script, hosts) => {
        const found = captchaService({ ...KEY, CAPTCHA_SCRIPT_URL: script, CAPTCHA_HOSTS: hosts }, parse)
        if (found === undefined) return
        const { protocol, hostname, origin } = new URL(found.script)
        expect(
          origin === SHOP ||
            (protocol === "https:" &&
              ["www.google.com", ...hosts.split(",").map((host) => host.trim().toLowerCase())].includes(hostname)),
        ).toBe(true)
      }),
    )
  })
})
