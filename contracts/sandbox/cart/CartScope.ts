import type { Selectable } from "kysely"
import type { components } from "../../generated/cart.d.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import type { StoreLanguage } from "../stores/StoreData.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { CartTables } from "../platform/storage/tables/CartTables.ts"

export type WireCart = components["schemas"]["Cart"]
export type WireCartItem = components["schemas"]["CartItem"]
export type WireShipping = components["schemas"]["ShippingBundle"]
export type WireGiftInfo = components["schemas"]["GiftInfo"]
export type RejectedItem = components["schemas"]["RejectedItem"]
export type LeftoverItem = components["schemas"]["KeptItem"]
export type MergedItem = components["schemas"]["MergedItem"]
export type CartItemInput = components["schemas"]["CartItemInput"]

export type CartRow = Selectable<CartTables["cart"]>
export type CartLineRow = Selectable<CartTables["cart_line"]>
export type LeftoverLineRow = Selectable<CartTables["kept_line"]>

/** The customer, store, language and time of a call. */
export interface CartScope {
  readonly principal: Principal
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The scope of a call. Fails with 404 for an unknown store and 400 for a language that the store does not have. */
export const cartScope = async (
  { stores, ports }: SandboxServices,
  principal: Principal,
  storeId: string,
  languageId: string | undefined,
): Promise<CartScope> => {
  const store = await stores.require(storeId)
  return { principal, store, language: store.language(languageId), now: ports.now() }
}

/** A user's id as stored in the tables. */
export const userIdNumber = ({ userId }: Pick<Principal, "userId">): number => Number(userId)
