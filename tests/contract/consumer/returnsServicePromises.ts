import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import { describe, expect } from "vitest"
import { ReturnsServiceGateway } from "../../../application/returns/ReturnsServiceGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { STATE_VALUES, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"

const { eachLike, integer, string } = MatchersV3
const service = "/itxrest/2/order/store/10000034/returns-service"
const requested = ["a return request"] as const
const page = { ...REST_QUERY, index: "0", howMany: "20" }
const rowShape = {
  id: string(STATE_VALUES.rmareqId),
  orderId: string(STATE_VALUES.orderId),
  status: string("REQUESTED"),
  creationDate: string("2026-01-20T09:12:00Z"),
  changeDate: string("2026-01-20T09:12:00Z"),
  units: integer(1),
  amount: integer(4121),
  currencyCode: "EUR",
}

/** The part of the pact `other` about the returns service. */
export function promiseReturnsService(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about the returns service", () => {
    promises("listReturnsServiceV1", "a shopper's returns are listed, a row each", {
      state: requested,
      request: ["GET", `${service}/v1`],
      query: REST_QUERY,
      status: 200,
      answer: { returns: eachLike(rowShape) },
      call: ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV1),
      expect: (returns) =>
        expect(returns).toMatchObject([
          {
            id: STATE_VALUES.rmareqId,
            orderId: STATE_VALUES.orderId,
            status: "REQUESTED",
            units: 1,
            worth: euros(4121),
          },
        ]),
    })
    promises("listReturnsServiceV1", "a session that has ended lists nothing", {
      state: ["a session that has ended"],
      by: "a guest who cannot refresh",
      request: ["GET", `${service}/v1`],
      query: REST_QUERY,
      status: 401,
      answer: anyRefusedShape,
      call: Effect.flip(ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV1)),
      expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
    })
    promises("listReturnsServiceV2", "a page of returns has their lines and the money for them", {
      state: requested,
      request: ["GET", `${service}/v2`],
      query: page,
      status: 200,
      answer: {
        totalCount: integer(1),
        index: integer(0),
        returns: eachLike({
          ...rowShape,
          lines: eachLike({
            catentryId: string(STATE_VALUES.catentryId),
            sku: string("8201-400-3"),
            name: string("Camisa Oxford"),
            quantity: integer(1),
            returnReasonId: string("1"),
          }),
          refund: { paidAmount: integer(0), destination: { type: string("ORIGINAL") } },
        }),
      },
      call: ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV2(0, 20)),
      expect: (found) =>
        expect(found).toMatchObject({
          totalCount: 1,
          returns: [
            {
              id: STATE_VALUES.rmareqId,
              refunded: euros(0),
              destination: { kind: "ORIGINAL" },
              lines: [{ quantity: 1, reasonId: "1" }],
            },
          ],
        }),
    })
    promises("listReturnsServiceV2", "no page has a thousand returns", {
      state: requested,
      request: ["GET", `${service}/v2`],
      query: { ...page, howMany: "1000" },
      status: 400,
      answer: anyRefusedShape,
      call: Effect.flip(ReturnsServiceGateway.use((gateway) => gateway.listReturnsServiceV2(0, 1000))),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
  })
}
