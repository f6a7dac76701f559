import type { Kysely } from "kysely"
import { readStoreData } from "../../stores/StoreData.ts"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Database } from "../../platform/storage/Database.ts"
import { giftCardCodeHash, giftCardNumberHash } from "./giftCardAccounts.ts"

interface DemoGiftCard {
  readonly number: string
  readonly cvv: string
  /** Only for a card that is not activated yet. */
  readonly activationCode?: string
  /** Share of the store's full amount, in percent. */
  readonly percent: number
}

/** The same in every store. They are not secret: the sandbox's README prints them. */
export const DEMO_GIFT_CARDS: readonly DemoGiftCard[] = [
  { number: "9280111122223339", cvv: "111", percent: 100 },
  { number: "9280111122224444", cvv: "222", percent: 20 },
  { number: "9280111122225557", cvv: "333", percent: 0 },
  { number: "9280111122226662", cvv: "444", activationCode: "ACT2026", percent: 100 },
]

/** Balance of a demo card of 100 %, in minor units. */
const FULL_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ["JPY", 8_000],
  ["SAR", 20_000],
  ["PLN", 20_000],
  ["KRW", 80_000],
  ["ILS", 20_000],
  ["CNY", 40_000],
  ["KWD", 20_000],
])
const FULL_AMOUNT = 5_000

/** Creates the demo gift cards in every store that lacks them; existing cards keep their balance. */
export const seedGiftCards = async (db: Kysely<Database>, ports: SandboxPorts): Promise<void> => {
  const stores = await db.selectFrom("store").select(["store_id", "data"]).execute()
  const now = ports.now()
  const rows = stores.flatMap(({ store_id, data }) => {
    const { currencyCode } = readStoreData(data)
    const full = FULL_AMOUNTS.get(currencyCode) ?? FULL_AMOUNT
    return DEMO_GIFT_CARDS.map(({ number, cvv, activationCode, percent }) => ({
      store_id,
      number_hash: giftCardNumberHash(number),
      cvv_hash: giftCardCodeHash(number, cvv),
      activation_hash: activationCode === undefined ? null : giftCardCodeHash(number, activationCode),
      last_digits: number.slice(-4),
      currency: currencyCode,
      balance: (full * percent) / 100,
      activated: activationCode === undefined,
      created_at: now,
      activated_at: activationCode === undefined ? now : null,
    }))
  })
  if (rows.length === 0) return
  await db
    .insertInto("gift_card_account")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["store_id", "number_hash"]).doNothing())
    .execute()
}
