import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { mapVideoErrors } from "../../../adapters/backend/gift-card/mapVideoErrors.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"

const rejected = (field: string, rule: string) =>
  new BackendError({
    operation: "uploadGiftCardVideo",
    reason: { _tag: "Rejected", parameters: [], causes: [], fields: [{ field, rule, message: "" }] },
  })

describe("a video that the shop refuses", () => {
  it.each([
    ["content", "maxBytes", "tooLarge"],
    ["content", "maxLength", "tooLarge"],
    ["content", "mediaType", "kind"],
    ["content", "base64", "kind"],
    ["mediaType", "enum", "kind"],
  ])("for %s %s is refused with the shop's reason", (field, rule, reported) => {
    expect(Effect.runSync(Effect.flip(mapVideoErrors(Effect.fail(rejected(field, rule)))))).toMatchObject({
      _tag: "GiftCardVideoRefused",
      rule: reported,
    })
  })

  it("for any other reason keeps the shop's error", () => {
    const error = rejected("orderItemId", "kind")
    expect(Effect.runSync(Effect.flip(mapVideoErrors(Effect.fail(error))))).toBe(error)
  })
})
