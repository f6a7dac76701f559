import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { confirmNewsletter, unsubscribeNewsletter } from "../../../application/newsletter/newsletterMailLinks.ts"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const email = "ana@example.org"
const captchas: unknown[] = []
const subscribed = Layer.mock(NewsletterGateway, {
  confirmNewsletter: (_proof, _consent, captcha) =>
    Effect.sync(() => {
      captchas.push(captcha)
      return { email, status: "subscribed", lists: [] } as const
    }),
  unsubscribeNewsletter: () => Effect.succeed({ email, status: "notSubscribed", lists: [] } as const),
})
const failing = (reason: "notFound" | "unreachable") =>
  Layer.mock(NewsletterGateway, {
    confirmNewsletter: () => Effect.fail(backendError(reason)),
    unsubscribeNewsletter: () => Effect.fail(backendError(reason)),
  })

describe("a link of a newsletter email", () => {
  itEffect("subscribes with a solved captcha, and unsubscribes", () =>
    Effect.gen(function* () {
      const captcha = { id: "c1", value: "four" }
      expect(
        yield* Effect.provide(
          Effect.all([confirmNewsletter(email, "h", captcha), unsubscribeNewsletter(email, "h")]),
          subscribed,
        ),
      ).toEqual(["subscribed", "unsubscribed"])
      expect(captchas).toEqual([captcha])
    }),
  )

  itEffect("is unknown when the link is wrong or expired", () =>
    Effect.gen(function* () {
      expect(
        yield* Effect.provide(
          Effect.all([confirmNewsletter(email, "h"), unsubscribeNewsletter(email, "h")]),
          failing("notFound"),
        ),
      ).toEqual(["unknown", "unknown"])
    }),
  )

  itEffect("reports an error when the backend could not take it", () =>
    Effect.gen(function* () {
      expect(yield* Effect.provide(Effect.flip(confirmNewsletter(email, "h")), failing("unreachable"))).toMatchObject({
        _tag: "BackendError",
      })
    }),
  )
})
