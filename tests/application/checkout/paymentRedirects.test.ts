import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { aDecision, ATTEMPT, ORDER, payingShop, POLICY, status, submit } from "../../support/fakes/payingShop.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

describe("a payment that redirects", () => {
  const ALLOWED = { configuration: { PAYMENT_REDIRECT_HOSTS: "pay.example, other.example" } }
  const redirect = (url: string, method: "GET" | "POST" = "GET") => ({
    url,
    method,
    parameters: { token: "t" },
    newTab: false,
  })

  itEffect("goes to an allowed host, and the next submission is a new attempt", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop(
        { submissions: [status("REDIRECT", { redirect: redirect("https://pay.example/3ds") })] },
        new FakeDevice(),
        ALLOWED,
      )
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "redirecting" })
      expect(device.went).toEqual([{ address: "https://pay.example/3ds" }])
      expect(device.stored.has(ATTEMPT)).toBe(false)
    }),
  )

  itEffect("posts the provider's fields when a form is required", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop(
        { submissions: [status("REDIRECT", { redirect: redirect("https://other.example/", "POST") })] },
        new FakeDevice(),
        ALLOWED,
      )
      expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "redirecting" })
      expect(device.went).toEqual([{ address: "https://other.example/", fields: { token: "t" } }])
    }),
  )

  for (const url of [
    "javascript:alert(1)",
    "https://evil.example/",
    "https://pay.example@evil.example/",
    "http://pay.example/",
    "//pay.example/",
    "https://pay.example:8443/",
    "",
  ]) {
    itEffect(`F92 does not redirect to ${JSON.stringify(url)}: a generic error with an existing order`, () =>
      Effect.gen(function* () {
        const { layer, device } = payingShop(
          { submissions: [status("REDIRECT", { redirect: redirect(url) })] },
          new FakeDevice(),
          ALLOWED,
        )
        expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "failed", orderId: ORDER })
        expect(device.went).toEqual([])
      }),
    )
  }

  itEffect("F92 does not redirect in a store without an allowlist", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop({
        submissions: [status("REDIRECT", { redirect: redirect("https://pay.example/") })],
      })
      expect([yield* Effect.provide(submit(), layer), device.went]).toEqual([{ outcome: "failed", orderId: ORDER }, []])
    }),
  )

  itEffect("is repaid on its own page, and on mobile at the provider", () =>
    Effect.gen(function* () {
      const repay = status("REPAY", { redirect: redirect("https://pay.example/") })
      const desktop = payingShop({ submissions: [repay] }, new FakeDevice(), ALLOWED)
      const mobile = payingShop({ submissions: [repay] }, new FakeDevice({ browserInfo: { isMobile: true } }), ALLOWED)
      expect([yield* Effect.provide(submit(), desktop.layer), yield* Effect.provide(submit(), mobile.layer)]).toEqual([
        { outcome: "repaymentRequired", orderId: ORDER },
        { outcome: "redirecting" },
      ])
    }),
  )

  itEffect("F95 asks for confirmation first where the store requires it", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop(
        { submissions: [status("REDIRECT", { redirect: redirect("https://pay.example/3ds", "POST") })] },
        new FakeDevice(),
        { configuration: { ...ALLOWED.configuration, PAYMENT_REDIRECT_CONFIRMATION: "true" } },
      )
      expect(yield* Effect.provide(submit(), layer)).toEqual({
        outcome: "redirectRequired",
        orderId: ORDER,
        redirect: redirect("https://pay.example/3ds", "POST"),
      })
      expect(device.went).toEqual([])
    }),
  )

  itEffect("F94 opens a new tab only after a click", () =>
    Effect.gen(function* () {
      const tab = { ...redirect("https://pay.example/3ds"), newTab: true }
      const { layer, device } = payingShop(
        { submissions: [status("REDIRECT", { redirect: tab })] },
        new FakeDevice(),
        ALLOWED,
      )
      expect([yield* Effect.provide(submit(), layer), device.went]).toEqual([
        { outcome: "redirectRequired", orderId: ORDER, redirect: tab },
        [],
      ])
    }),
  )

  const REFERRED = status("REFERRED_NICEPAY", { redirect: redirect("https://other.example/", "POST") })

  itEffect("F100 without a provider is a generic error with an existing order, and posts nothing", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop({ submissions: [REFERRED] }, new FakeDevice(), ALLOWED)
      expect([yield* Effect.provide(submit(), layer), device.went, device.stored.has(ATTEMPT)]).toEqual([
        { outcome: "failed", orderId: ORDER },
        [],
        false,
      ])
    }),
  )

  for (const [to, outcome] of [
    ["redirecting", { outcome: "redirecting" }],
    ["returned", { outcome: "unknown", orderId: ORDER }],
  ] as const) {
    itEffect(
      `is passed with its parameters to an integrator's handler, and is ${outcome.outcome} when that says ${to}`,
      () =>
        Effect.gen(function* () {
          const passed: unknown[] = []
          const device = new FakeDevice({
            referred: (orderId, referred) =>
              Effect.sync(() => {
                passed.push([orderId, referred])
                return to
              }),
          })
          const { layer } = payingShop({ submissions: [REFERRED] }, device, ALLOWED)
          expect(yield* Effect.provide(submit(), layer)).toEqual(outcome)
          expect([passed, device.went]).toEqual([
            [[ORDER, { url: "https://other.example/", method: "POST", parameters: { token: "t" }, newTab: false }]],
            [],
          ])
        }),
    )
  }

  itEffect("is passed to no handler from a forbidden address (F92), nor after the customer has returned", () =>
    Effect.gen(function* () {
      const passed: unknown[] = []
      const device = new FakeDevice({
        referred: () =>
          Effect.sync(() => {
            passed.push("passed")
            return "redirecting"
          }),
      })
      const foreign = payingShop(
        {
          submissions: [status("REFERRED_NICEPAY", { redirect: redirect("https://evil.example/") })],
          statuses: [REFERRED],
        },
        device,
        ALLOWED,
      )
      expect(yield* Effect.provide(submit(), foreign.layer)).toEqual({ outcome: "failed", orderId: ORDER })
      expect(yield* Effect.provide(resumePayment(ORDER, POLICY), foreign.layer)).toEqual({
        outcome: "unknown",
        orderId: ORDER,
      })
      expect(passed).toEqual([])
    }),
  )

  itEffect("F100 with an empty handover is a generic error with an existing order", () =>
    Effect.gen(function* () {
      const { layer, device } = payingShop({ submissions: [status("REFERRED_NICEPAY")] }, new FakeDevice(), ALLOWED)
      expect([yield* Effect.provide(submit(), layer), device.went]).toEqual([{ outcome: "failed", orderId: ORDER }, []])
    }),
  )
})

describe("a payment with a challenge", () => {
  const ALLOWED = { configuration: { PAYMENT_REDIRECT_HOSTS: "bank.example" } }
  const challenge = { url: "https://bank.example/acs", transactionId: "t-1" }

  itEffect("shows the bank's question or asks for the password", () =>
    Effect.gen(function* () {
      const asked = payingShop(
        { submissions: [status("CHALLENGE", { challenge }), status("NOOK", { authAgain: true })] },
        new FakeDevice(),
        ALLOWED,
      )
      const both = yield* Effect.provide(Effect.all([submit(), submit()]), asked.layer)
      expect(both).toEqual([{ outcome: "challengeRequired", challenge }, { outcome: "passwordRequired" }])
    }),
  )

  itEffect("is submitted again with the transaction, as a new attempt", () =>
    Effect.gen(function* () {
      const { layer, submitted } = payingShop(
        { submissions: [status("CHALLENGE", { challenge }), status("OK")] },
        new FakeDevice(),
        ALLOWED,
      )
      const answered = aDecision({ answers: { challenges: 1, passwords: 0, challengeResult: "t-1" } })
      expect(yield* Effect.provide(Effect.andThen(submit(), submit(answered)), layer)).toEqual({
        outcome: "paid",
        orderId: ORDER,
      })
      expect(submitted.map(({ attemptKey, challengeResult }) => [attemptKey, challengeResult])).toEqual([
        ["id-1", undefined],
        ["id-2", "t-1"],
      ])
    }),
  )

  itEffect("F97 refused at the bank is refused, without another submission", () =>
    Effect.gen(function* () {
      const { layer, calls } = payingShop({
        submissions: [status("OK")],
        statuses: [status("NOOK", { errorKey: "_ERR_CHALLENGE_REFUSED" })],
      })
      expect(
        yield* Effect.provide(
          submit(aDecision({ answers: { challenges: 1, passwords: 0, challengeResult: "t-1" } })),
          layer,
        ),
      ).toEqual({ outcome: "declined", errorKey: "_ERR_CHALLENGE_REFUSED" })
      expect(calls).toEqual(["ask at 0"])
    }),
  )

  itEffect("is submitted again with the password, hidden from logs", () =>
    Effect.gen(function* () {
      const { layer, submitted } = payingShop({ submissions: [status("NOOK", { authAgain: true }), status("OK")] })
      const answered = aDecision({ answers: { challenges: 0, passwords: 1, password: "Costura2026" } })
      yield* Effect.provide(Effect.andThen(submit(), submit(answered)), layer)
      expect(submitted[1]?.password === undefined ? "" : Redacted.value(submitted[1].password)).toBe("Costura2026")
      expect(JSON.stringify(submitted)).not.toContain("Costura2026")
    }),
  )

  itEffect("F96 F98 asks each question at most three times, then ends with a generic error and a new attempt", () =>
    Effect.gen(function* () {
      for (const word of [status("CHALLENGE", { challenge }), status("NOOK", { authAgain: true })]) {
        const device = new FakeDevice()
        const { layer } = payingShop({ submissions: [word] }, device, ALLOWED)
        const outcomes = yield* Effect.provide(
          Effect.forEach([0, 1, 2, 3], (rounds) =>
            submit(aDecision({ answers: { challenges: rounds, passwords: rounds } })),
          ),
          layer,
        )
        const { outcome } = outcomes[0] ?? { outcome: "none" }
        expect(outcomes.map((one) => one.outcome)).toEqual([outcome, outcome, outcome, "failed"])
        expect(device.stored.has(ATTEMPT)).toBe(false)
      }
    }),
  )

  for (const url of ["javascript:alert(1)", "https://evil.example/acs", "http://bank.example/acs"]) {
    itEffect(`F97 shows no question from ${url}: a generic error`, () =>
      Effect.gen(function* () {
        const { layer } = payingShop(
          { submissions: [status("CHALLENGE", { challenge: { ...challenge, url } })] },
          new FakeDevice(),
          ALLOWED,
        )
        expect(yield* Effect.provide(submit(), layer)).toEqual({ outcome: "failed" })
      }),
    )
  }
})
