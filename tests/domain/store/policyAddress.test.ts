import { describe, expect, it } from "vitest"
import { policyAddress } from "../../../domain/store/policyAddress.ts"

const parse = (address: string) =>
  URL.canParse(address, "https://own.invalid") ? new URL(address, "https://own.invalid") : undefined
const read = (address: string, hosts = "") =>
  policyAddress({ PRIVACY_POLICY_URL: address, POLICY_HOSTS: hosts }, "privacy", "pt-BR", parse)

describe("the address of a store's policy", () => {
  it("is an own page, or https on an allowed host, in the language of the page", () => {
    expect(read(" /policies/privacy?language={language} ")).toBe("https://own.invalid/policies/privacy?language=pt-BR")
    expect(read("https://brand.example/{language}/privacy", "other.example, brand.example")).toBe(
      "https://brand.example/pt-BR/privacy",
    )
    expect(policyAddress({ PURCHASE_CONDITIONS_URL: "/conditions" }, "conditions", "en", parse)).toBe(
      "https://own.invalid/conditions",
    )
    expect(policyAddress({ PURCHASE_CONDITIONS_URL: "/conditions" }, "privacy", "en", parse)).toBeUndefined()
  })

  it.each([
    ["", ""],
    ["https://brand.example/privacy", ""],
    ["http://brand.example/privacy", "brand.example"],
    ["https://brand.example.evil.example/", "brand.example"],
    ["//evil.example/privacy", ""],
    ["/\\evil.example/privacy", ""],
    ["javascript:alert(1)", ""],
    ["data:text/html,x", ""],
    ["https://user@brand.example/", "brand.example"],
    ["https://brand.example:8443/", "brand.example"],
    ["https://", ""],
  ])("R11 is absent for %j with the hosts %j", (address, hosts) => {
    expect(read(address, hosts)).toBeUndefined()
  })

  it("R11 is not changed by the language", () => {
    expect(
      policyAddress(
        { PRIVACY_POLICY_URL: "https://{language}/x", POLICY_HOSTS: "brand.example" },
        "privacy",
        "brand.example/@evil.example",
        parse,
      ),
    ).toBeUndefined()
  })
})
