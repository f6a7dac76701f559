import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { User } from "../../domain/account/User.ts"
import { utcDate } from "../../domain/shared/utcDate.ts"
import { syncPendingCart } from "../cart/pending/syncPendingCart.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { BookingGateway } from "../booking/BookingGateway.ts"
import { NewsletterGateway } from "../newsletter/NewsletterGateway.ts"
import { OrderGateway } from "../order/OrderGateway.ts"
import { OrderProgressGateway } from "../order/OrderProgressGateway.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { loadFamily } from "../teen/loadFamily.ts"
import { TeenGateway } from "../teen/TeenGateway.ts"
import { loadWallet, showMovement } from "../wallet/loadWallet.ts"
import { WalletCardGateway } from "../wallet/WalletCardGateway.ts"
import type { WalletGateway } from "../wallet/WalletGateway.ts"
import { AccountGateway } from "./AccountGateway.ts"
import type { AccountPage, AccountSection } from "./AccountPage.ts"
import type { AccountOrders, OrderFilter } from "./AccountOrders.ts"
import { orderYears, ORDERS_PER_PAGE, parseOrderFilter } from "./AccountOrders.ts"
import { CustomerRecordGateway } from "./CustomerRecordGateway.ts"
import { listAddresses } from "./listAddresses.ts"
import { ProfileGateway } from "./ProfileGateway.ts"
import { listPasskeys } from "./passkeys/passkeys.ts"
import type { PasskeyGateway } from "./passkeys/PasskeyGateway.ts"
import { listUserSessions } from "./userSessions.ts"
import type { UserSessionGateway } from "./UserSessionGateway.ts"

/** Number of orders on the overview. */
const RECENT_ORDERS = 3

/**
 * Returns the content of an account section, or nothing for a guest. Calls the backend only when the session is
 * registered.
 */
export const loadAccountPage = Effect.fn("account.loadAccountPage")(function* (
  section: AccountSection,
  parameters: Readonly<Record<string, string>> = {},
) {
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
    : Option.some(yield* loadSection(section, user, parameters))
})

const loadSection = Effect.fnUntraced(function* (
  section: AccountSection,
  user: User,
  parameters: Readonly<Record<string, string>>,
): Effect.fn.Return<
  AccountPage,
  never,
  | AccountGateway
  | AddressGateway
  | BookingGateway
  | CustomerRecordGateway
  | NewsletterGateway
  | OrderGateway
  | OrderProgressGateway
  | PasskeyGateway
  | ProfileGateway
  | TeenGateway
  | UserSessionGateway
  | WalletCardGateway
  | WalletGateway
> {
  switch (section) {
    case "overview": {
      const orders = yield* whenReadable(Effect.flatMap(OrderGateway, (gateway) => gateway.listOrders))
      return { section, user, ...(orders === undefined ? {} : { orders: orders.slice(0, RECENT_ORDERS) }) }
    }
    case "orders":
      return { section, user, ...(yield* loadOrders(parseOrderFilter(parameters))) }
    case "bookings": {
      const bookings = yield* whenReadable(BookingGateway.use((gateway) => gateway.listBookings))
      return { section, user, ...(bookings === undefined ? {} : { bookings }) }
    }
    case "addresses": {
      const addresses = yield* whenReadable(listAddresses())
      return { section, user, ...(addresses === undefined ? {} : { addresses }) }
    }
    case "wallet": {
      const code = parameters["movement"]
      const [content, movement] = yield* Effect.all(
        [whenReadable(loadWallet()), code === undefined ? Effect.undefined : whenReadable(showMovement(code))],
        { concurrency: 2 },
      )
      return {
        section,
        user,
        ...(content === undefined ? {} : { content: { ...content, ...(movement === undefined ? {} : { movement }) } }),
      }
    }
    case "profile": {
      const { primaryAddressId: id } = user
      const address =
        id === undefined
          ? undefined
          : yield* whenReadable(Effect.flatMap(AddressGateway, (gateway) => gateway.getAddress(id)))
      return { section, user, ...(address === undefined ? {} : { address }) }
    }
    case "sign-in": {
      const [sessions, list] = yield* Effect.all([whenReadable(listUserSessions()), whenReadable(listPasskeys())], {
        concurrency: 2,
      })
      return {
        section,
        user,
        ...(sessions === undefined ? {} : { sessions }),
        ...(list === undefined ? {} : { passkeys: list.passkeys }),
      }
    }
    case "policies": {
      const policies = yield* whenReadable(Effect.flatMap(ProfileGateway, (gateway) => gateway.getSavedPolicies))
      return { section, user, ...(policies === undefined ? {} : { policies }) }
    }
    case "family": {
      const [family, cards] = yield* Effect.all(
        [whenReadable(loadFamily()), whenReadable(WalletCardGateway.use((gateway) => gateway.listActiveCards()))],
        { concurrency: 2 },
      )
      return { section, user, ...(family === undefined ? {} : { family }), cards: cards?.cards ?? [] }
    }
    case "newsletter":
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

const loadOrders = Effect.fnUntraced(function* (filter: OrderFilter) {
  const { page, ...search } = filter
  const gateway = yield* OrderGateway
  const currentYear = Number(utcDate(yield* Clock.currentTimeMillis).slice(0, 4))
  const [orders, live, receipts] = yield* Effect.all(
    [
      whenReadable(gateway.searchOrders({ ...search, index: (page - 1) * ORDERS_PER_PAGE, howMany: ORDERS_PER_PAGE })),
      whenReadable(Effect.flatMap(OrderProgressGateway, (progress) => progress.getLiveOrdersSummary)),
      whenReadable(Effect.flatMap(CustomerRecordGateway, (records) => records.listTicketlessReceipts)),
    ],
    { concurrency: 3 },
  )
  return {
    filter,
    years: orderYears(currentYear, filter),
    ...(orders === undefined ? {} : { orders }),
    ...(live === undefined ? {} : { live }),
    ...(receipts === undefined ? {} : { receipts: receipts.filter(({ storeNumber }) => storeNumber !== undefined) }),
  } satisfies AccountOrders
})

/** Turns a failed read into `undefined`, so that the section renders without that part. */
function whenReadable<A, R>(read: Effect.Effect<A, BackendError, R>): Effect.Effect<A | undefined, never, R> {
  return Effect.catch(read, (error) =>
    Effect.as(Effect.logWarning("A part of the account page is left out", error.message), undefined),
  )
}
