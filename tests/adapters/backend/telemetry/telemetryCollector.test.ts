import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../../adapters/composition/testRoot.ts"
import { TelemetryCollector } from "../../../../application/telemetry/TelemetryCollector.ts"
import type { CollectorResult } from "../../../../domain/telemetry/TelemetryState.ts"
import { aPackedBatch, aSender } from "../../../support/backend/calls/telemetryCalls.ts"
import { inSpain } from "../../../support/backend/scopes.ts"
import { FakeDevice } from "../../../support/fakes/FakeDevice.ts"

async function send(answer: (request: Request) => Promise<Response>, batch = aPackedBatch) {
  const device = new FakeDevice()
  const requests: Request[] = []
  const { context } = testRoot(inSpain, {
    fetch: (request) => {
      requests.push(request)
      return answer(request)
    },
  })
  const result = await Effect.runPromiseWith(context)(
    Effect.provide(
      TelemetryCollector.use((collector) => collector.sendEvents(batch, aSender)),
      device.layer,
    ),
  )
  return { result, requests, log: device.log }
}

describe("the collector", () => {
  it.each<[number, CollectorResult]>([
    [202, "accepted"],
    [400, "refused"],
    [401, "refused"],
    [413, "tooLarge"],
    [426, "stop"],
    [429, "pause"],
    [500, "unavailable"],
    [503, "unavailable"],
  ])("F154 S8.13 answers with a status: %i is %s, and anything but success is logged", async (status, expected) => {
    const { result, requests, log } = await send(async () => new Response(null, { status }))
    expect([result, requests.length, log.length]).toEqual([expected, 1, expected === "accepted" ? 0 : 1])
  })

  it("F162 that cannot be reached fails nobody", async () => {
    const { result, log } = await send(() => Promise.reject(new TypeError("down")))
    expect([result, log.length]).toEqual(["unavailable", 1])
  })

  it("S7.19 gets gzip with the token, the tracker and the project, and no session", async () => {
    const { requests } = await send(async () => new Response(null, { status: 202 }))
    const [request] = requests
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      authorization: "Bearer demo-collector-token",
      "content-type": "application/gzip",
      "project-key": "selvedge-web",
      "tracker-id": aSender.trackerId,
    })
  })

  it("is not asked to take a batch above the limit", async () => {
    const { result, requests } = await send(() => Promise.reject(new Error("not sent")), {
      bytes: new Uint8Array(1_000_000),
    })
    expect([result, requests]).toEqual(["tooLarge", []])
  })
})
