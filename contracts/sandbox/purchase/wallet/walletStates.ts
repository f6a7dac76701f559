import {
  type ProviderStates,
  type StateShop,
  type StateValues,
  storeIn,
  textAt,
} from "../../platform/states/StateShop.ts"
import { listAt } from "../../platform/states/listAt.ts"

const walletPath = (storeId: string) => `/itxrest/2/user/store/${storeId}/wallet`
const testCard = (year: number) => ({
  number: "4242424242424242",
  month: "12",
  year: String(year),
  cvv2: "123",
  holder: "ANA PRUEBA",
})
/** First expiry year of the cards of a full wallet: valid for some years, but not unusually far ahead. */
const FIRST_YEAR = 2030

/** The demo customer with an emptied wallet. */
const emptyWallet = async (shop: StateShop, storeId: string) => {
  const session = await shop.registered(storeId)
  const path = walletPath(storeId)
  for (const card of listAt(await shop.call(session.token, "GET", `${path}/card`), "cards")) {
    await shop.call(session.token, "DELETE", `${path}/card?cardGuid=${textAt(card, "cardGuid")}`)
  }
  return session
}

const savedCard = async (shop: StateShop, storeId: string): Promise<StateValues> => {
  const session = await emptyWallet(shop, storeId)
  const card = await shop.call(session.token, "POST", `${walletPath(storeId)}/card`, testCard(FIRST_YEAR))
  return { ...session, cardGuid: textAt(card, "cardGuid"), cardHash: textAt(card, "hash") }
}

export const walletStates: ProviderStates = {
  "an empty wallet": async (shop, parameters) => ({ ...(await emptyWallet(shop, storeIn(parameters))) }),
  "a saved card": (shop, parameters) => savedCard(shop, storeIn(parameters)),
  "a full wallet": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const session = await emptyWallet(shop, storeId)
    for (let year = FIRST_YEAR; year < FIRST_YEAR + 10; year += 1)
      await shop.call(session.token, "POST", `${walletPath(storeId)}/card`, testCard(year))
    return { ...session }
  },
  "a wallet ticket": async (shop, parameters) => {
    const storeId = storeIn(parameters)
    const session = await shop.registered(storeId)
    const tuid = `0034-1-${session.userId}`
    const ticket = {
      date: "2026-01-15T10:09:30Z",
      purchaseToken: "A77-20260115",
      amount: 4_590,
      isWallet: false,
      hashCode: "9f2b7c",
      tuid,
      currency: "EUR",
    }
    return {
      ...session,
      tuid,
      movementCode: textAt(
        await shop.call(session.token, "POST", `${walletPath(storeId)}/ticket`, ticket),
        "movementCode",
      ),
    }
  },
  "a gift card": async (shop, parameters) => ({
    token: await shop.guest(storeIn(parameters)),
    giftCardNumber: "9280111122223339",
    giftCardCvv: "111",
  }),
  "a gift card to activate": async (shop, parameters) => ({
    token: await shop.guest(storeIn(parameters)),
    giftCardNumber: "9280111122226662",
    giftCardCvv: "444",
    activationCode: "ACT2026",
  }),
}
