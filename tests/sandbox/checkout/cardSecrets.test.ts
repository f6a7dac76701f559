import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { TEST_NUMBERS } from "../../../contracts/sandbox/checkout/paymentPlan.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { orderPath, pay, paymentStatus, readyToPay, worldWithUnits } from "./shopper.ts"

describe("A card's secrets", () => {
  it("F104 are nowhere in the database's files, the log or an answer after every test card has been used", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "selvedge-cards-"))
    try {
      const shop = await openTestShop({ dataDir, world: worldWithUnits({ "8201-800-3": 900 }) })
      const answers: unknown[] = []
      for (const number of TEST_NUMBERS.keys()) {
        const buyer = await readyToPay(shop, { "8201-800-3": 1 })
        answers.push((await pay(buyer, { number })).body, (await paymentStatus(buyer)).body)
        answers.push((await buyer.guest.call("GET", orderPath(buyer.orderId))).body, (await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/confirmation`)).body)
      }
      const logged = shop.logged
      await shop.sandbox.close()
      const names = await readdir(join(dataDir, "database"), { recursive: true, withFileTypes: true })
      const files = await Promise.all(names.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name), "latin1")))
      const everything = [...files, JSON.stringify(answers), JSON.stringify(logged)].join("\n")
      expect(everything).toContain("**** 4242")
      for (const number of TEST_NUMBERS.keys()) expect(everything.includes(number)).toBe(false)
      expect(/"?cvv2?"?\s*[:=]\s*"?123/iu.test(everything)).toBe(false)
      expect(everything.includes("ANA PRUEBA")).toBe(false)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 60_000)
})
