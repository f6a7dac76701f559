import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { DEMO_GIFT_CARDS } from "../../../contracts/sandbox/purchase/wallet/seedGiftCards.ts"
import { openTestShop, prepareDataDir } from "../../support/sandbox/onBothDatabases.ts"
import { SPAIN, textAt } from "../checkout/customer.ts"
import { signedIn } from "./signedIn.ts"

const wallet = `/itxrest/2/user/store/${SPAIN}/wallet`
const NUMBER = "378282246310005"
const CODE = "9173"

describe("the secrets of cards", () => {
  it("F104 are absent from database files, logs and responses after saving and querying cards", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "selvedge-wallet-"))
    try {
      await prepareDataDir(dataDir)
      const shop = await openTestShop({ dataDir })
      const ana = await signedIn(shop)
      const saved = await ana.call("POST", `${wallet}/card`, {
        number: NUMBER,
        month: "12",
        year: "2030",
        cvv2: CODE,
        holder: "ANA PRUEBA",
      })
      const token = textAt((await ana.call("POST", `${wallet}/qr-payment-token`, {})).body, "token")
      const answers: unknown[] = [saved.body, (await ana.call("GET", `${wallet}/info`)).body]
      for (const { number, cvv } of DEMO_GIFT_CARDS)
        answers.push((await ana.call("POST", `${wallet}/gift-card/balance`, { number, cvv, userWallet: true })).body)
      answers.push(
        (await ana.call("POST", `${wallet}/gift-card/balance`, { number: "9280111122229998", cvv: "55555" })).body,
      )
      const logged = shop.logged
      await shop.sandbox.close()
      const names = await readdir(join(dataDir, "database"), { recursive: true, withFileTypes: true })
      const files = await Promise.all(
        names.filter((one) => one.isFile()).map((one) => readFile(join(one.parentPath, one.name), "latin1")),
      )
      const everything = [...files, JSON.stringify(answers), JSON.stringify(logged)].join("\n")
      expect(everything).toContain("ANA PRUEBA")
      expect(everything).toContain("0005")
      for (const secret of [
        NUMBER,
        "9280111122229998",
        "ACT2026",
        token,
        ...DEMO_GIFT_CARDS.map(({ number }) => number),
      ])
        expect([secret, everything.includes(secret)]).toEqual([secret, false])
      expect(
        new RegExp(
          `"?cvv2?"?\\s*[:=]\\s*"?(${CODE}|55555|${DEMO_GIFT_CARDS.map(({ cvv }) => cvv).join("|")})`,
          "iu",
        ).test(everything),
      ).toBe(false)
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }, 60_000)
})
