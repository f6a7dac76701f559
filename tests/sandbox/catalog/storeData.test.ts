import { expect, it } from "vitest"
import { readStoreData } from "../../../contracts/sandbox/stores/StoreData.ts"

it("the languages of a store have the tag of its country, also where an earlier release stored none", () => {
  const stored = {
    countryCode: "US",
    languages: [
      { id: "-1", code: "en" },
      { id: "-5", code: "es" },
    ],
    catalogs: [],
  }
  expect(readStoreData(JSON.stringify(stored)).languages.map(({ tag }) => tag)).toEqual(["en-US", "es-US"])
})
