import { describe, expect, it } from "vitest"
import { fraudService } from "../../../domain/checkout/fraudService.ts"
import { parseWithPlatform } from "../../support/parseWithPlatform.ts"

const SHOP = "https://shop.example"
const parse = (address: string) => parseWithPlatform(address, SHOP)

describe("the fraud screening of a store", () => {
  it("requires a configured script, and reports by the configured event", () => {
    expect(fraudService({}, parse)).toBeUndefined()
    expect(fraudService({ FRAUD_SCRIPT_URL: " " }, parse)).toBeUndefined()
    expect(fraudService({ FRAUD_SCRIPT_URL: "/fraud.js", FRAUD_READY_EVENT: "" }, parse)).toEqual({
      script: "https://shop.example/fraud.js",
      readyEvent: "fraudready",
    })
    expect(
      fraudService(
        {
          FRAUD_SCRIPT_URL: "https://eye.example/f.js",
          FRAUD_SCRIPT_HOSTS: "other.example, eye.example",
          FRAUD_READY_EVENT: "ftr:tokenReady",
        },
        parse,
      ),
    ).toEqual({ script: "https://eye.example/f.js", readyEvent: "ftr:tokenReady" })
  })

  it("never loads from a host outside the allowlist, nor without https (R11)", () => {
    for (const script of [
      "https://eye.example@evil.example/f.js",
      "http://eye.example/f.js",
      "//evil.example/f.js",
      "https://eye.example:8443/f.js",
      "javascript:alert(1)",
      "data:text/javascript,1",
    ])
      expect(fraudService({ FRAUD_SCRIPT_URL: script, FRAUD_SCRIPT_HOSTS: "eye.example" }, parse)).toBeUndefined()
  })
})
