import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { User } from "../../domain/account/User.ts"
import { syncPendingCart } from "../cart/pending/syncPendingCart.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { NewsletterGateway } from "../newsletter/NewsletterGateway.ts"
import { OrderGateway } from "../order/OrderGateway.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { AccountGateway } from "./AccountGateway.ts"
import type { AccountPage, AccountSection } from "./AccountPage.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/** Number of orders on the overview. */
const RECENT_ORDERS = 3

/**
 * Returns the content of an account section, or nothing for a guest. Calls the backend only when the session is
 * registered.
 */
export const loadAccountPage = Effect.fn("account.loadAccountPage")(function* (section: AccountSection) {
  const { state } = yield* (yield* SessionHolder).current
  if (state !== "registered" && state !== "registered-expired") return Option.none<AccountPage>()
  const account = yield* AccountGateway
  yield* syncPendingCart()
  const user = yield* Effect.catchReason(
    account.getCurrentUser,
    "BackendError",
    "SessionExpired",
    () => Effect.undefined,
  )
  return user === undefined || user.kind === "guest"
    ? Option.none<AccountPage>()
    : Option.some(yield* loadSection(section, user))
})

const loadSection = Effect.fnUntraced(function* (
  section: AccountSection,
  user: User,
): Effect.fn.Return<AccountPage, never, AddressGateway | NewsletterGateway | OrderGateway | ProfileGateway> {
  switch (section) {
    case "overview": {
      const orders = yield* whenReadable(Effect.flatMap(OrderGateway, (gateway) => gateway.listOrders))
      return { section, user, ...(orders === undefined ? {} : { orders: orders.slice(0, RECENT_ORDERS) }) }
    }
    case "profile": {
      const { primaryAddressId: id } = user
      const address =
        id === undefined
          ? undefined
          : yield* whenReadable(Effect.flatMap(AddressGateway, (gateway) => gateway.getAddress(id)))
      return { section, user, ...(address === undefined ? {} : { address }) }
    }
    case "sign-in":
      return { section, user }
    case "policies": {
      const policies = yield* whenReadable(Effect.flatMap(ProfileGateway, (gateway) => gateway.getSavedPolicies))
      return { section, user, ...(policies === undefined ? {} : { policies }) }
    }
    case "privacy": {
      const { email } = user
      const newsletter =
        email === undefined
          ? undefined
          : yield* whenReadable(Effect.flatMap(NewsletterGateway, (gateway) => gateway.getNewsletterStatus(email)))
      return { section, user, ...(newsletter === undefined ? {} : { newsletter }) }
    }
  }
})

/** Turns a failed read into `undefined`, so that the section renders without that part. */
function whenReadable<A, R>(read: Effect.Effect<A, BackendError, R>): Effect.Effect<A | undefined, never, R> {
  return Effect.catch(read, (error) =>
    Effect.as(Effect.logWarning("A part of the account page is left out", error.message), undefined),
  )
}
