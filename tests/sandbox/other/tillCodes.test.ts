import { expect, it } from "vitest"
import { tillCode } from "../../../contracts/sandbox/other/temporaryUser.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { from, newPhone, newSource, omitKey } from "../account/customer.ts"
import { anAddress, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"

const PLACES = `/itxrest/2/bam/store/${SPAIN}/country/ES/physical-store`
const HOUR_MS = 3_600_000

onOneDatabase(
  "the code of a till",
  (shop) => {
    /** Sends a correct or a wrong code for a phone number from a network address. */
    const atTill = async (phone: string) => {
      const { body } = await shop().call("GET", PLACES)
      const physicalStoreId = textAt(body, "physicalStores.0.id")
      const { phones: _phones, email: _email, ...address } = anAddress()
      const send = async (source: string, change: (code: string) => string = (code) => code) => {
        const code = change(tillCode(physicalStoreId, phone, new Date(shop().clock.now()).toISOString().slice(0, 10)))
        const wish = { address, code, phone, physicalStoreId }
        return (await from(shop(), source)("POST", `/itxrest/2/agent/store/${SPAIN}/merchant-temporary-user`, wish))
          .status
      }
      const guess = async (source: string, times: number) => {
        const statuses = []
        for (let time = 0; time < times; time += 1) statuses.push(await send(source, omitKey))
        return statuses
      }
      return { send, guess }
    }

    it("F185 is tried ten times per network address, without an effect on the customer", async () => {
      const [{ send, guess }, attacker] = [await atTill(newPhone()), newSource()]
      expect(await guess(attacker, 11)).toEqual([...Array.from({ length: 10 }, () => 403), 429])
      expect([await send(attacker), await send(newSource())]).toEqual([429, 201])
      shop().clock.advance(2 * HOUR_MS)
      expect(await send(attacker)).toBe(201)
    })

    it("F185 is tried fifty times over all addresses, without an effect on other numbers", async () => {
      const { send, guess } = await atTill(newPhone())
      for (let time = 0; time < 5; time += 1) expect(new Set(await guess(newSource(), 10))).toEqual(new Set([403]))
      expect([await send(newSource(), omitKey), await send(newSource())]).toEqual([429, 429])
      expect(await (await atTill(newPhone())).send(newSource())).toBe(201)
    })
  },
  { world: worldWithUnits({}) },
)
