import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { AppReportGateway } from "../../../application/telemetry/AppReportGateway.ts"
import { registerPushToken, reportAppLaunch } from "../../../application/telemetry/reportDevice.ts"
import type { Session } from "../../../domain/session/Session.ts"
import type { DeviceInfo } from "../../../domain/telemetry/AppReport.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { itEffect } from "../../support/itEffect.ts"

const DEVICE: DeviceInfo = { deviceId: "d-1", platform: "web", appVersion: "1.0.0", language: "es" }
const TOKEN = "fcm:0123456789abcdef0123456789abcdef"

/** An installed shop on a device, and the calls that its backend receives. */
function anApp(state: Session["state"], isReachable = true) {
  const calls: string[] = []
  const answer = (call: string) =>
    Effect.suspend(() => {
      calls.push(call)
      return isReachable ? Effect.void : Effect.fail(backendError("unreachable", call))
    })
  const gateway = AppReportGateway.of({
    launchApp: () => Effect.die("No test signs in at the launch."),
    reportCrash: () => Effect.die("No test crashes."),
    reportAppLaunch: ({ deviceId }) => answer(`launch ${deviceId}`),
    registerPushToken: ({ token, deviceId }) => answer(`token ${Redacted.value(token)} of ${deviceId}`),
  })
  const device = new FakeDevice()
  return {
    calls,
    layer: Layer.mergeAll(device.layer, new FakeSession(state).layer, Layer.succeed(AppReportGateway, gateway)),
  }
}

describe("an installed shop", () => {
  itEffect("reports each launch, and starts without a backend too", () =>
    Effect.gen(function* () {
      for (const isReachable of [true, false]) {
        const { calls, layer } = anApp("guest", isReachable)
        yield* Effect.provide(reportAppLaunch(DEVICE), layer)
        yield* Effect.provide(reportAppLaunch(DEVICE), layer)
        expect(calls).toEqual(["launch d-1", "launch d-1"])
      }
    }),
  )

  itEffect("registers a customer's push token once, and the next token again", () =>
    Effect.gen(function* () {
      const { calls, layer } = anApp("registered")
      for (const token of [TOKEN, TOKEN, `${TOKEN}-next-0123456789`])
        yield* Effect.provide(registerPushToken(token, DEVICE), layer)
      expect(calls).toEqual([`token ${TOKEN} of d-1`, `token ${TOKEN}-next-0123456789 of d-1`])
    }),
  )

  itEffect("registers a token later that the backend could not take", () =>
    Effect.gen(function* () {
      const { calls, layer } = anApp("registered", false)
      yield* Effect.provide(registerPushToken(TOKEN, DEVICE), layer)
      yield* Effect.provide(registerPushToken(TOKEN, DEVICE), layer)
      expect(calls).toHaveLength(2)
    }),
  )

  itEffect("registers no token of a guest or of an ended session", () =>
    Effect.gen(function* () {
      for (const state of ["guest", "registered-expired"] as const) {
        const { calls, layer } = anApp(state)
        yield* Effect.provide(registerPushToken(TOKEN, DEVICE), layer)
        expect(calls).toEqual([])
      }
    }),
  )
})
