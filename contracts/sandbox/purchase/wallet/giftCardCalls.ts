import type { components } from "../../../generated/wallet.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { forbidden, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { type GiftCardAccount, giftCardCodeHash } from "./giftCardAccounts.ts"
import { openGiftCard } from "./openGiftCard.ts"
import { lockRunning } from "../../customers/session/lockRunning.ts"

type Schemas = components["schemas"]

/** Returns the balance of a gift card; with `userWallet` it is also saved in the wallet. */
export const readGiftCardBalance = async (
  services: SandboxServices,
  scope: CartScope,
  body: Schemas["GiftCardBalanceRequest"],
): Promise<Schemas["GiftCardBalance"]> => {
  if (body.userWallet === true && scope.principal.kind === "guest")
    throw forbidden("Only registered shoppers have a wallet.")
  const card = await openGiftCard(services, scope, body)
  const own = { user_id: userIdNumber(scope.principal), account_id: card.account_id }
  if (body.userWallet === true) {
    await services.storage.transaction(async (work) => {
      await lockRunning(work, scope.principal)
      await work.db
        .insertInto("wallet_gift_card")
        .values({ ...own, added_at: scope.now })
        .onConflict((conflict) => conflict.columns(["user_id", "account_id"]).doNothing())
        .execute()
    })
  }
  const stored = await services.storage.db
    .selectFrom("wallet_gift_card")
    .select("added_at")
    .where("user_id", "=", own.user_id)
    .where("account_id", "=", own.account_id)
    .executeTakeFirst()
  return presentGiftCard(card, stored !== undefined)
}

/** Activates a card once: of concurrent calls one succeeds. */
export const activate = async (
  services: SandboxServices,
  scope: CartScope,
  body: Schemas["GiftCardActivation"],
): Promise<Schemas["GiftCardBalance"]> => {
  const card = await openGiftCard(
    services,
    scope,
    body,
    ({ activation_hash }) => activation_hash === giftCardCodeHash(body.number, body.activationCode),
  )
  const activated = await services.storage.db
    .updateTable("gift_card_account")
    .set({ activated: true, activated_at: scope.now })
    .where("account_id", "=", card.account_id)
    .where("activated", "=", false)
    .returningAll()
    .executeTakeFirst()
  if (activated === undefined) throw refused("_ERR_GIFT_CARD_ACTIVATED", "The gift card is activated already.")
  return presentGiftCard(activated, false)
}

export const presentGiftCard = (
  { last_digits, balance, currency, activated }: GiftCardAccount,
  inWallet: boolean,
): Schemas["GiftCardBalance"] => ({
  maskedNumber: `**** ${last_digits}`,
  balance,
  currencyCode: currency,
  isActivated: activated,
  inWallet,
})
