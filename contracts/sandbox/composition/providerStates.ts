import { accountStates } from "../customers/account/accountStates.ts"
import { passkeyStates } from "../customers/account/passkeys/passkeyStates.ts"
import { guestOrderStates } from "../orders/guestOrderStates.ts"
import { cartStates } from "../cart/cartStates.ts"
import {
  createStateShop,
  type Handle,
  type ProviderStates,
  type StateParameters,
  type StateValues,
} from "../platform/states/StateShop.ts"
import { checkoutStates } from "../checkout/checkoutStates.ts"
import { orderStates } from "../orders/orderStates.ts"
import { walletStates } from "../purchase/wallet/walletStates.ts"
import { returnStates } from "../returns/returnStates.ts"
import { giftCardStates } from "../purchase/gift-cards/giftCardStates.ts"
import { placeStates } from "../places/placeStates.ts"
import { bookingStates } from "../booking/bookingStates.ts"
import { newsletterStates } from "../customers/newsletter/newsletterStates.ts"
import { teenStates } from "../customers/teens/teenStates.ts"
import { wishlistStates } from "../wishlists/wishlistStates.ts"
import { telemetryStates } from "../telemetry/telemetryStates.ts"
import { otherStates } from "../other/otherStates.ts"
import { catalogStates } from "../catalog/catalogStates.ts"
import { notificationStates } from "../catalog/notifications/notificationStates.ts"
import { sessionStates } from "../customers/session/sessionStates.ts"
import { storeStates } from "../catalog/store/storeStates.ts"

/** Brings a sandbox into the state and returns the values for requests. Fails when the state cannot be reached. */
export type StateHandler = (parameters: StateParameters) => Promise<StateValues>

/**
 * Returns every provider state that pacts may name (docs/provider-states.md), by name, for one sandbox.
 *
 * *Details.* States are created with calls of the contract itself, with a new customer each time; no response is
 * canned. `origin` is the shop's backend; `adminKey` opens its outbox, for states that need the content of a mail.
 */
export const providerStates = (
  handle: Handle,
  origin = "http://localhost",
  adminKey?: string,
): ReadonlyMap<string, StateHandler> => {
  const shop = createStateShop(handle, origin, adminKey)
  const states: ProviderStates = {
    ...storeStates,
    ...sessionStates(handle, origin),
    ...accountStates,
    ...passkeyStates(origin),
    ...guestOrderStates,
    ...catalogStates,
    ...notificationStates,
    ...cartStates,
    ...checkoutStates,
    ...orderStates,
    ...walletStates,
    ...returnStates,
    ...giftCardStates,
    ...placeStates,
    ...bookingStates,
    ...newsletterStates,
    ...teenStates,
    ...wishlistStates,
    ...telemetryStates,
    ...otherStates,
  }
  return new Map(
    Object.entries(states).map(([name, setUp]): [string, StateHandler] => [
      name,
      (parameters) => setUp(shop, parameters),
    ]),
  )
}
