import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { listAt, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { ADMIN_KEY, advanceReturn, guestWithOrder, requestReturn, restPath, returned } from "./returner.ts"

const SKU = "8202-800-3"

onOneDatabase(
  "handing over a return",
  (shop) => {
    it("has a pickup on one of the offered working days, by a courier only", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 4 })
      const { body } = await buyer.call("GET", `${restPath()}/order/${buyer.orderId}/max-return-date`)
      const days = listAt(body, "pickupDates").map(String)
      // The order is placed on Monday 5 January 2026.
      expect(days.slice(0, 6)).toEqual([
        "2026-01-06",
        "2026-01-07",
        "2026-01-08",
        "2026-01-09",
        "2026-01-12",
        "2026-01-13",
      ])
      for (const more of [
        { courierId: "courier", pickupDate: "2026-01-05" },
        { courierId: "courier", pickupDate: "2026-01-10" },
        { courierId: "courier", pickupDate: "2026-03-10" },
        { pickupDate: days[0] },
        { courierId: "courier", isStoreReturn: true, pickupDate: days[0] },
      ])
        expect([more, await requestReturn(buyer, SKU, 1, more)]).toMatchObject([
          more,
          { status: 422, body: { key: "_ERR_RETURN_NOT_VALID", fields: [{ field: "pickupDate" }] } },
        ])
      const picked = await requestReturn(buyer, SKU, 1, { courierId: "courier", pickupDate: days[1] })
      expect(picked).toMatchObject({ status: 200, body: { pickupDate: days[1], isPrinterless: false } })
    })

    it("needs no printer in a physical store, and with a carrier that scans phones", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 3 })
      expect((await requestReturn(buyer, SKU, 1, { isStoreReturn: true })).body).toMatchObject({ isPrinterless: true })
      expect((await requestReturn(buyer, SKU, 1, { courierId: "droppoint" })).body).toMatchObject({
        isPrinterless: true,
      })
      expect((await requestReturn(buyer, SKU, 1)).body).toMatchObject({ isPrinterless: false })
    })

    it("has its label as a PDF and as a pass, opened by its token only, and gone once cancelled", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      const { body } = await requestReturn(buyer, SKU, 1, { numBoxes: 2 })
      const id = textAt(body, "rmareqId")
      const file = async (kind: "label" | "pass", token: string) => {
        const address = `http://localhost:4173${restPath()}/rma-request/${id}/${kind}?token=${token}`
        const { status, headers, ...rest } = await shop()
          .sandbox.handle(new Request(address))
          .then(async (answer) => ({
            status: answer.status,
            headers: answer.headers,
            start: (await answer.text()).slice(0, 4),
          }))
        return [status, headers.get("content-type"), rest.start]
      }
      const token = textAt(body, "labels.1.token")
      expect(await file("label", token)).toEqual([200, "application/pdf", "%PDF"])
      expect(await file("pass", token)).toEqual([200, "application/vnd.apple.pkpass", "PK\u0003\u0004"])
      for (const kind of ["label", "pass"] as const) expect((await file(kind, "A".repeat(32)))[0]).toBe(404)
      await buyer.call("POST", `${restPath()}/rma-request/${id}/annulment`)
      for (const kind of ["label", "pass"] as const) expect((await file(kind, token))[0]).toBe(404)
    })

    it("is received with refused units by the form of the admin console", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 2 })
      const id = await returned(buyer, SKU, 2)
      await advanceReturn(shop(), id, "IN_TRANSIT")
      const asAdmin = { "x-admin-key": ADMIN_KEY }
      const field = `refused.${buyer.catentries.get(SKU) ?? ""}`
      const entered = await shop().call(
        "POST",
        "/sandbox/enter",
        new URLSearchParams({ key: ADMIN_KEY, to: "/sandbox/returns" }).toString(),
        { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:4173" },
      )
      const cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? ""
      const page = await shop().call("GET", "/sandbox/returns", undefined, { cookie })
      expect(String(page.body)).toContain(`name="${field}"`)
      const receive = (units: string) =>
        shop().call(
          "POST",
          "/sandbox/returns",
          { storeId: SPAIN, rmareqId: id, status: "RECEIVED", [field]: units },
          asAdmin,
        )
      expect((await receive("3")).status).toBe(409)
      expect((await receive("-1")).status).toBe(400)
      expect((await receive("1")).status).toBe(200)
      expect((await buyer.call("GET", `${restPath()}/rma-request/${id}`)).body).toMatchObject({
        status: "RECEIVED",
        returnLines: [{ quantity: 2, refusedQuantity: 1 }],
      })
    })
  },
  { world: worldWithUnits({ [SKU]: 90 }), adminKey: ADMIN_KEY },
)
