import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { CaptchaGateway } from "../../../application/catalog/CaptchaGateway.ts"
import { submitSignUp } from "../../../application/newsletter/loadNewsletter.ts"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import { subscribeNewsletter, withdrawNewsletterRequest } from "../../../application/newsletter/subscribeNewsletter.ts"
import type { NewsletterRequest } from "../../../domain/newsletter/NewsletterRequest.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { itEffect } from "../../support/itEffect.ts"

const email = "ana@example.org"
const newsletter = (sent: NewsletterRequest[]) =>
  Layer.mock(NewsletterGateway, {
    listNewsletterOrigins: Effect.succeed([{ id: "footer", description: "Footer" }]),
    subscribeNewsletter: (request) =>
      Effect.sync(() => {
        sent.push(request)
        return { email, status: "pending", lists: [] } as const
      }),
    deleteNewsletterRequest: () => Effect.void,
    getNewsletterStatus: () => Effect.succeed({ email, status: "notSubscribed", lists: [] } as const),
  })

describe("a newsletter subscription", () => {
  itEffect("is sent with the normalized address and a known origin", () =>
    Effect.gen(function* () {
      const sent: NewsletterRequest[] = []
      for (const origin of ["footer", "nowhere"])
        yield* Effect.provide(
          subscribeNewsletter({ email: " ana@EXAMPLE.org ", policies: [1], origin }),
          newsletter(sent),
        )
      expect(sent).toEqual([
        { email, policies: [1], origin: "footer" },
        { email, policies: [1] },
      ])
      expect(yield* Effect.provide(withdrawNewsletterRequest(email), newsletter(sent))).toMatchObject({
        status: "notSubscribed",
      })
    }),
  )

  itEffect("is refused without consent or with an invalid address, without a call", () =>
    Effect.gen(function* () {
      const sent: NewsletterRequest[] = []
      expect(
        yield* Effect.provide(Effect.flip(subscribeNewsletter({ email: "x", policies: [] })), newsletter(sent)),
      ).toMatchObject({ reasons: [{ field: "email" }, { field: "policies" }] })
      expect(sent).toEqual([])
    }),
  )

  itEffect("keeps what was typed when the backend cannot take it", () =>
    Effect.gen(function* () {
      const failing = Layer.mock(NewsletterGateway, {
        listNewsletterOrigins: Effect.succeed([]),
        subscribeNewsletter: () => Effect.fail(backendError("unreachable")),
      })
      expect(
        yield* Effect.provide(
          submitSignUp({ complete: "true", email, privacy: "true", "list-men": "true" }),
          Layer.mergeAll(failing, Layer.mock(CaptchaGateway, {})),
        ),
      ).toEqual({
        step: "subscribe",
        refused: "failed",
        signUp: { email, lists: ["men"], acceptsPrivacy: true, reasons: [] },
      })
    }),
  )
})
