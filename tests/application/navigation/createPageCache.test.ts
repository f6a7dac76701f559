import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { createPageCache } from "../../../application/navigation/createPageCache.ts"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { REST_CACHE_TIME } from "../../../application/shared/constants.ts"
import { itEffect } from "../../support/itEffect.ts"

const STORES: PageData["content"] = { content: "stores", stores: [] }
const PERSONAL: PageData["content"] = { content: "checkout" }

/** A cache of one document, and the pages that were loaded. */
function aDocument() {
  const { cached, clear } = createPageCache()
  const loaded: string[] = []
  const open = (page: string, parameters: Readonly<Record<string, string>> = {}, content = STORES) => {
    const address = { page, storeId: "10000034", languageId: "-5", parameters }
    return cached(
      address,
      Effect.sync((): PageData => {
        loaded.push(page)
        return { address, content }
      }),
    )
  }
  return { open, clear, loaded }
}

describe("the pages of a document", () => {
  itEffect("are loaded once for a while, whatever the order of their parameters", () =>
    Effect.gen(function* () {
      const { open, loaded } = aDocument()
      yield* open("A", { sort: "price", size: "M" })
      yield* TestClock.adjust(Duration.subtract(REST_CACHE_TIME, Duration.millis(1)))
      yield* open("A", { size: "M", sort: "price" })
      expect(loaded).toEqual(["A"])
      yield* open("A", { size: "L", sort: "price" })
      yield* TestClock.adjust(Duration.millis(1))
      yield* open("A", { sort: "price", size: "M" })
      expect(loaded).toEqual(["A", "A", "A"])
    }),
  )

  itEffect("are not cached when they are personal or their address has a secret", () =>
    Effect.gen(function* () {
      const { open, loaded } = aDocument()
      for (const _ of [1, 2]) {
        yield* open("personal", {}, PERSONAL)
        yield* open("secret", { guestToken: "t" })
      }
      expect(loaded).toEqual(["personal", "secret", "personal", "secret"])
    }),
  )

  itEffect("drop the least recently used one beyond their maximum, and all when the sales change", () =>
    Effect.gen(function* () {
      const { open, clear, loaded } = aDocument()
      for (let page = 0; page < 30; page += 1) yield* open(String(page))
      yield* open("0")
      yield* open("30")
      yield* open("0")
      yield* open("1")
      expect(loaded.slice(30)).toEqual(["30", "1"])
      clear()
      yield* open("0")
      expect(loaded.slice(32)).toEqual(["0"])
    }),
  )
})
