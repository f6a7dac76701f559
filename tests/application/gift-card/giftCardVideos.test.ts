import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, vi } from "vitest"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import { loadGiftCardVideo } from "../../../application/gift-card/loadGiftCardVideo.ts"
import { type ChosenVideo, sendGiftCardVideo } from "../../../application/gift-card/sendGiftCardVideo.ts"
import { itEffect } from "../../support/itEffect.ts"

const LIMITS = { maximumBytes: 4, mediaTypes: ["video/mp4"] }
const BYTES = new Uint8Array([1, 2, 3])
const SAVED = { hasVideo: true, mediaType: "video/mp4", size: 3 }

function shop() {
  const calls: unknown[] = []
  const layer = Layer.mock(GiftCardGateway, {
    uploadGiftCardVideo: (line, video) =>
      Effect.sync(() => {
        calls.push([line, video])
        return SAVED
      }),
    checkGiftCardVideo: (line) =>
      Effect.sync(() => {
        calls.push(line)
        return SAVED
      }),
  })
  return { calls, run: <A, E>(program: Effect.Effect<A, E, GiftCardGateway>) => Effect.provide(program, layer) }
}
const chosen = (changes: Partial<ChosenVideo> = {}): ChosenVideo => ({
  size: 3,
  mediaType: "video/mp4",
  read: () => Promise.resolve(BYTES),
  ...changes,
})

describe("the video of a gift card", () => {
  itEffect("is sent with its media type and returns the stored video", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect(yield* run(sendGiftCardVideo("41", chosen(), LIMITS))).toEqual(SAVED)
      expect(calls).toEqual([["41", { mediaType: "video/mp4", bytes: BYTES }]])
    }),
  )

  itEffect("is refused before it is read when it is too large, of another type or missing", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      const read = vi.fn(() => Promise.resolve(BYTES))
      const refusedCases = [
        [{ size: 5 }, "tooLarge"],
        [{ mediaType: "video/x-msvideo" }, "kind"],
        [{ size: 0 }, "required"],
      ] as const
      for (const [changes, rule] of refusedCases)
        expect(yield* Effect.flip(run(sendGiftCardVideo("41", chosen({ ...changes, read }), LIMITS)))).toMatchObject({
          _tag: "GiftCardVideoRefused",
          rule,
        })
      expect([calls, read.mock.calls]).toEqual([[], []])
    }),
  )

  itEffect("is refused without a call when the file was deleted", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect(
        yield* Effect.flip(
          run(sendGiftCardVideo("41", chosen({ read: () => Promise.reject(new Error("gone")) }), LIMITS)),
        ),
      ).toMatchObject({ rule: "unreadable" })
      expect(calls).toEqual([])
    }),
  )

  itEffect("is fetched by its line", () =>
    Effect.gen(function* () {
      const { calls, run } = shop()
      expect([yield* run(loadGiftCardVideo("41")), calls]).toEqual([SAVED, ["41"]])
    }),
  )
})
