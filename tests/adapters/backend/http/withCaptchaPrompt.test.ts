import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect } from "vitest"
import type { CaptchaPromptRequest } from "../../../../adapters/backend/http/PromptForCaptcha.ts"
import { withCaptchaPrompt } from "../../../../adapters/backend/http/withCaptchaPrompt.ts"
import type { BackendResponse } from "../../../../adapters/backend/http/response/BackendResponse.ts"
import { WRITE_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import type { OutgoingRequest } from "../../../../adapters/backend/http/send/OutgoingRequest.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import { itEffect } from "../../../support/itEffect.ts"

const answer = (status: number, body: object): BackendResponse => ({
  status,
  statusText: "",
  headers: new Headers({ "content-type": "application/json" }),
  body: new TextEncoder().encode(JSON.stringify(body)),
})
const WANTED = answer(422, {
  code: 422,
  key: "_ERR_CAPTCHA",
  message: "The captcha must be solved.",
  fields: [{ field: "captchaValue", rule: "required" }],
})
const DONE = answer(200, {})
const favourite: OutgoingRequest = {
  operation: "addFavouriteStore",
  method: "POST",
  path: "/itxrest/1/bam/store/10701/favourite",
  headers: { "content-type": "application/json", "idempotency-key": "k-1" },
  body: '{"favouriteStoreId":12345678901234567890}',
}

/** A shop that accepts a change with the captcha `right` only, and a person who gives these answers in order. */
function shopAndPerson(answers: readonly (SolvedCaptcha | undefined)[], right = "right") {
  const sent: OutgoingRequest[] = []
  const asked: Omit<CaptchaPromptRequest, "signal">[] = []
  const send = withCaptchaPrompt(
    (request) =>
      Effect.sync(
        () => (
          sent.push(request),
          typeof request.body === "string" && request.body.includes(`"${right}"`) ? DONE : WANTED
        ),
      ),
    ({ operation, round }) => Promise.resolve(answers[asked.push({ operation, round }) - 1]),
  )
  return {
    send: (request: OutgoingRequest, refused?: BackendResponse) => send(request, WRITE_LIMITS, refused),
    sent,
    asked,
  }
}

describe("a change for which the shop requires a captcha", () => {
  itEffect("is sent once more unchanged, with the solved captcha", () =>
    Effect.gen(function* () {
      const { send, sent, asked } = shopAndPerson([{ id: "c-1", value: "right" }])
      expect(yield* send(favourite)).toBe(DONE)
      expect(sent).toEqual([
        favourite,
        { ...favourite, body: '{"favouriteStoreId":12345678901234567890,"captchaId":"c-1","captchaValue":"right"}' },
      ])
      expect(asked).toEqual([{ operation: "addFavouriteStore", round: 0 }])
    }),
  )

  itEffect("F119 prompts for another captcha after a wrong one, and sends each of them once", () =>
    Effect.gen(function* () {
      const { send, sent, asked } = shopAndPerson([{ id: "c-1", value: "wrong" }, { response: "right" }])
      expect(yield* send(favourite)).toBe(DONE)
      expect(sent.map(({ body }) => body)).toEqual([
        favourite.body,
        '{"favouriteStoreId":12345678901234567890,"captchaId":"c-1","captchaValue":"wrong"}',
        '{"favouriteStoreId":12345678901234567890,"captchaResponse":"right"}',
      ])
      expect(asked.map(({ round }) => round)).toEqual([0, 1])
    }),
  )

  itEffect("is refused with the shop's reason when the person cancels, or cannot be prompted", () =>
    Effect.gen(function* () {
      const { send, sent } = shopAndPerson([undefined])
      expect(yield* send(favourite)).toBe(WANTED)
      expect(sent).toHaveLength(1)
      const broken = withCaptchaPrompt(
        () => Effect.succeed(WANTED),
        () => Promise.reject(new Error("the dialogue did not come")),
      )
      expect(yield* broken(favourite, WRITE_LIMITS)).toBe(WANTED)
    }),
  )

  itEffect("carries one though it had no body", () =>
    Effect.gen(function* () {
      const { send, sent } = shopAndPerson([{ id: "c-1", value: "right" }])
      expect(yield* send({ operation: "acceptTeenSponsor", method: "POST", path: "/itxrest/1/x", headers: {} })).toBe(
        DONE,
      )
      expect(sent[1]).toMatchObject({
        headers: { "content-type": "application/json" },
        body: '{"captchaId":"c-1","captchaValue":"right"}',
      })
    }),
  )

  itEffect("is not sent again with the captcha of an earlier refusal, but after a person solved the new one", () =>
    Effect.gen(function* () {
      const { sent, asked } = shopAndPerson([])
      const met = withCaptchaPrompt(
        (request, _, refused) =>
          Effect.sync(() => (refused === undefined ? sent.push(request) : undefined, refused ?? DONE)),
        ({ operation, round }) => {
          asked.push({ operation, round })
          return Promise.resolve({ id: "c-1", value: "right" })
        },
      )
      expect(yield* met(favourite, WRITE_LIMITS, WANTED)).toBe(DONE)
      expect([sent.length, asked.length]).toEqual([1, 1])
    }),
  )

  itEffect("does not prompt for forms with their own captcha, for payments, or without a person", () =>
    Effect.gen(function* () {
      for (const call of [
        { ...favourite, body: '{"logon":"a@b.c","captchaId":"c-0","captchaValue":"wrong"}' },
        { ...favourite, operation: "submitAsyncCheckout" },
        { ...favourite, operation: "recordPurchaseAttempt" },
        { ...favourite, operation: "reportCrash" },
        { method: favourite.method, path: favourite.path, headers: {}, body: "{}" },
        { ...favourite, method: "DELETE" },
        { ...favourite, body: new Uint8Array([31]) },
        { ...favourite, body: "[1]" },
      ] satisfies readonly OutgoingRequest[]) {
        const { send, sent, asked } = shopAndPerson([{ id: "c-1", value: "right" }])
        expect(yield* send(call)).toBe(WANTED)
        expect([sent.length, asked]).toEqual([1, []])
      }
    }),
  )

  itEffect("closes the prompt when the call is interrupted", () =>
    Effect.gen(function* () {
      const isAsked = yield* Deferred.make<AbortSignal>()
      const send = withCaptchaPrompt(
        () => Effect.succeed(WANTED),
        ({ signal }) => {
          Effect.runSync(Deferred.succeed(isAsked, signal))
          return new Promise(() => undefined)
        },
      )
      const waiting = yield* Effect.forkChild(send(favourite, WRITE_LIMITS))
      const signal = yield* Deferred.await(isAsked)
      yield* Fiber.interrupt(waiting)
      expect(signal.aborted).toBe(true)
    }),
  )
})
