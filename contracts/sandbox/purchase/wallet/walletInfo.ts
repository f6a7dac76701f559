import type { components } from "../../../generated/wallet.d.ts"
import { type CartRow, type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { findOpenCart, cartNotFound } from "../../cart/lockCart.ts"
import { readCart } from "../../cart/readCart.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { presentGiftCard } from "./giftCardCalls.ts"
import { MAXIMUM_CARDS, presentCard, readWalletCards } from "./walletCards.ts"
import { lockRunning } from "../../customers/session/lockRunning.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

type Schemas = components["schemas"]

/** Returns the content of the wallet. Fails with 404 for a cart or order of another customer. */
export const readInfo = async (
  services: SandboxServices,
  scope: CartScope,
  orderId: string | undefined,
): Promise<Schemas["WalletInfo"]> => {
  const { db } = services.storage
  const own = userIdNumber(scope.principal)
  const payable = orderId === undefined ? undefined : await readPayable(services, scope, orderId)
  const cards = await readWalletCards(db, scope)
  const data = await db
    .selectFrom("wallet_data")
    .selectAll()
    .where("user_id", "=", own)
    .where("store_id", "=", scope.store.id)
    .executeTakeFirst()
  const giftCards = await db
    .selectFrom("wallet_gift_card")
    .innerJoin("gift_card_account", "gift_card_account.account_id", "wallet_gift_card.account_id")
    .selectAll("gift_card_account")
    .where("wallet_gift_card.user_id", "=", own)
    .where("gift_card_account.store_id", "=", scope.store.id)
    .orderBy("wallet_gift_card.added_at")
    .execute()
  const defaultCard = cards.find(({ is_default }) => is_default)
  return {
    isWalletUser: cards.length > 0 || data !== undefined || giftCards.length > 0,
    isShippingWalletValid: data !== undefined && data.address_id !== null,
    cardCount: cards.length,
    maximumCards: MAXIMUM_CARDS,
    ...(defaultCard === undefined ? {} : { defaultCard: presentCard(defaultCard, scope.now) }),
    acceptedPolicies: data === undefined ? [] : readPolicies(data.accepted_policies),
    ...(data === undefined
      ? {}
      : { walletCardName: data.wallet_card_name, policiesAcceptedAt: new Date(data.policies_at).toISOString() }),
    ...(data === undefined || data.address_id === null ? {} : { walletAddressId: String(data.address_id) }),
    giftCards: giftCards.map((card) => presentGiftCard(card, true)),
    ...(payable === undefined ? {} : { payable }),
  }
}

/** Saves the settings of the wallet. Fails with 422 for a blank name, 409 when there are none to update. */
export const saveData = async (
  { storage }: SandboxServices,
  scope: CartScope,
  { walletCardName, acceptedPolicies, updatePayment, updateShipping }: Schemas["WalletDataInput"],
): Promise<void> => {
  const name = walletCardName.trim()
  if (name === "")
    throw notAcceptable("_ERR_WALLET_DATA_NOT_VALID", "The name is missing.", [
      { field: "walletCardName", rule: "required", message: "walletCardName must not be blank." },
    ])
  const own = { user_id: userIdNumber(scope.principal), store_id: scope.store.id }
  await storage.transaction(async (work) => {
    await lockRunning(work, scope.principal)
    if (updatePayment === true) {
      const named = await work.db
        .updateTable("wallet_card")
        .set({ tag: name })
        .where("user_id", "=", own.user_id)
        .where("store_id", "=", own.store_id)
        .where("is_default", "=", true)
        .returning("card_id")
        .executeTakeFirst()
      if (named === undefined) throw refused("_ERR_WALLET_EMPTY", "There is no card in the wallet.")
    }
    const address = updateShipping === true ? { address_id: await requireCartAddress(work, scope) } : {}
    const policies = {
      wallet_card_name: name,
      ...(acceptedPolicies === undefined
        ? {}
        : { accepted_policies: JSON.stringify(acceptedPolicies), policies_at: scope.now }),
    }
    await work.db
      .insertInto("wallet_data")
      .values({ ...own, accepted_policies: "[]", policies_at: scope.now, ...policies, ...address })
      .onConflict((conflict) => conflict.columns(["user_id", "store_id"]).doUpdateSet({ ...policies, ...address }))
      .execute()
  })
}

const requireCartAddress = async (work: UnitOfWork, scope: CartScope): Promise<number> => {
  const cart = await findOpenCart(work.db, scope)
  const address = await work.db
    .selectFrom("address")
    .select("address_id")
    .where("address_id", "=", cart?.address_id ?? 0)
    .where("user_id", "=", userIdNumber(scope.principal))
    .forShare()
    .executeTakeFirst()
  if (address === undefined) throw refused("_ERR_SHIPPING_NOT_SET", "The cart has no address.")
  return address.address_id
}

const readPayable = async (
  { storage }: SandboxServices,
  scope: CartScope,
  orderId: string,
): Promise<Schemas["WalletPayable"]> => {
  const cart: CartRow | undefined = await storage.db
    .selectFrom("cart")
    .selectAll()
    .where("cart_id", "=", Number(orderId))
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("store_id", "=", scope.store.id)
    .where("state", "!=", "merged")
    .executeTakeFirst()
  if (cart === undefined) throw cartNotFound(orderId)
  const order = await storage.db
    .selectFrom("customer_order")
    .select(["total_order", "status"])
    .where("order_id", "=", cart.cart_id)
    .executeTakeFirst()
  if (order !== undefined) return { orderId, totalOrder: order.total_order, isPaid: order.status === "PAID" }
  return { orderId, totalOrder: (await readCart(storage.db, scope, cart)).price.totalOrder, isPaid: false }
}

// Only `saveData` writes the column.
const readPolicies = (text: string): readonly number[] => {
  const value: unknown = parseStored(text)
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : []
}
