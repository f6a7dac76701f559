import { describe, expect, it } from "vitest"
import { languageOf, storeDefaults } from "../../../domain/store/storeDefaults.ts"
import { aStore } from "../../support/builders/aStore.ts"

describe("the defaults of a store", () => {
  it("are its first language and its desktop catalogue", () => {
    const store = aStore({
      catalogs: [
        { id: "50000034", type: "5" },
        { id: "20000034", type: "1" },
      ],
    })
    expect(storeDefaults(store)).toEqual({ languageId: "-5", catalogId: "20000034" })
  })

  it("are its only catalogue without a desktop one", () => {
    expect(storeDefaults(aStore({ catalogs: [{ id: "50000034", type: "5" }] })).catalogId).toBe("50000034")
  })

  it.each([
    ["-1", "en"],
    ["-5", "es"],
    ["-99", "es"],
    [undefined, "es"],
  ])("have for language %o of the Spanish store %o", (languageId, code) => {
    expect(languageOf(aStore(), languageId).code).toBe(code)
  })
})
