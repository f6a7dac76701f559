import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasSecret, SECRET_PARAMETERS, withoutSecrets } from "../../../domain/navigation/secretParameters.ts"

const anAddress = (parameters: Readonly<Record<string, string>>) => ({
  page: "ItxOrderConfirmationPage",
  storeId: "10000034",
  parameters,
})

describe("R20 secrets in addresses", () => {
  it.each([...SECRET_PARAMETERS])("%s is removed in any spelling, and other parameters stay", (name) => {
    const address = anAddress({ orderId: "7001", [name]: "s3cret", [name.toUpperCase()]: "s3cret", repay: "1" })
    expect([hasSecret(address), withoutSecrets(address)]).toEqual([true, anAddress({ orderId: "7001", repay: "1" })])
  })

  it("do not include the parameters of a page, a list or a choice", () => {
    const address = anAddress({
      orderId: "1",
      categoryUrl: "a",
      seoId: "1",
      productUrl: "b",
      mfname: "1",
      keyWord: "code",
      colFilter: "1",
      order: "new",
      redirectUri: "/",
      section: "a",
      "select-store": "1",
      language: "ca",
      site: "mobile",
    })
    expect([hasSecret(address), withoutSecrets(address)]).toEqual([false, address])
  })

  it("are absent after removal, for any parameters", () => {
    const name = fc.oneof(
      fc.constantFrom(...SECRET_PARAMETERS, "__proto__", "TOKEN", "PIN"),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (parameters) => {
        const clean = withoutSecrets(anAddress(parameters))
        expect([hasSecret(clean), withoutSecrets(clean)]).toEqual([false, clean])
      }),
    )
  })
})
