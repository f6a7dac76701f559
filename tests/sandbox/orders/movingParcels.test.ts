import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, textAt, worldWithUnits } from "../checkout/customer.ts"
import { ADMIN_KEY, guestWithOrder, lineOf, restPath, type Returner } from "../returns/returner.ts"

const SKU = "8202-800-3"
const DAY = 86_400

onOneDatabase(
  "parcels in the sandbox",
  (shop) => {
    const moveClock = async (seconds: number) =>
      expect((await shop().call("POST", "/sandbox/clock", { seconds }, { "x-admin-key": ADMIN_KEY })).status).toBe(200)
    // The session of the purchase ends while the clock moves; the guest's token does not.
    const byToken = ({ guestToken }: Returner, method: string, path: string, body?: unknown) =>
      shop().call(method, `${restPath()}${path}?guestToken=${guestToken}`, body)
    const statusOf = async (buyer: Returner) => {
      const { body } = await byToken(buyer, "GET", `/order-guest/${buyer.orderId}`)
      return textAt(body, "status")
    }

    it("move with the clock: shipped, delivered, and a return received and refunded, each with its mail", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      await moveClock(60)
      expect(await statusOf(buyer)).toBe("PAID")
      await moveClock(4 * DAY)
      expect(["SHIPPED", "DELIVERED"]).toContain(await statusOf(buyer))
      await moveClock(14 * DAY)
      expect(await statusOf(buyer)).toBe("DELIVERED")

      const requested = await byToken(buyer, "POST", `/order/${buyer.orderId}/return-request-guest`, {
        returnLines: [lineOf(buyer, SKU)],
      })
      const id = textAt(requested.body, "rmareqId")
      const returnStatus = async () => textAt((await byToken(buyer, "GET", `/rma-request/${id}`)).body, "status")
      await moveClock(7 * DAY)
      expect(await returnStatus()).toBe("REQUESTED")
      await byToken(buyer, "PUT", `/rma-request/${id}/status`, { status: "IN_TRANSIT" })
      await moveClock(DAY / 24)
      expect(await returnStatus()).toBe("IN_TRANSIT")
      await moveClock(7 * DAY)
      expect(await returnStatus()).toBe("RECEIVED")
      await moveClock(2 * DAY)
      expect(at((await byToken(buyer, "GET", `/order/${buyer.orderId}/rma-guest`)).body, "rmas.0")).toMatchObject({
        status: "REFUNDED",
        refundedAmount: buyer.total,
      })
      const { body } = await shop().call("GET", "/sandbox/messages", undefined, { "x-admin-key": ADMIN_KEY })
      expect(listAt(body, "messages").length).toBeGreaterThanOrEqual(4)
    })
  },
  { world: worldWithUnits({ [SKU]: 90 }), adminKey: ADMIN_KEY },
)
