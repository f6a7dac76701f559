import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { READ_LIMITS } from "../../../../adapters/backend/http/OperationLimits.ts"
import { sendRequest } from "../../../../adapters/backend/http/send/sendRequest.ts"
import { remoteBackend } from "../../../../adapters/web/Backend.ts"
import { startServer } from "../../../../adapters/web/startServer.ts"

type Started = Awaited<ReturnType<typeof startServer>>
const stolen: (string | null)[] = []
let anonymous: Started
let backend: Started
beforeAll(async () => {
  anonymous = await startServer(
    async (request) => {
      stolen.push(request.headers.get("authorization"))
      return Response.json({ itemCount: 1 })
    },
    0,
    "127.0.0.1",
  )
  backend = await startServer(
    async (request) =>
      new Response(null, {
        status: Number(new URL(request.url).searchParams.get("status")),
        headers: { location: `${anonymous.address}/steal` },
      }),
    0,
    "127.0.0.1",
  )
})
afterAll(async () => {
  await backend.close(50)
  await anonymous.close(50)
})

describe("F35 a backend that redirects to another host", () => {
  it.each([301, 302, 303, 307, 308])(
    "by %d is not followed over the network: the customer's token stays",
    async (status) => {
      const call = {
        method: "GET",
        path: `/itxrest/2/order/store/10000034/cart?status=${status}`,
        headers: { authorization: "Bearer mine" },
      }
      const direct = sendRequest((request) => globalThis.fetch(request), backend.address)
      const throughServer = sendRequest(remoteBackend(backend.address).fetch, backend.address)
      for (const send of [direct, throughServer])
        expect((await Effect.runPromise(send(call, READ_LIMITS))).status).toBe(status)
      expect(stolen).toEqual([])
    },
  )
})
