import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { exportPersonalData } from "../../../application/account/exportPersonalData.ts"
import { PasskeyGateway } from "../../../application/account/passkeys/PasskeyGateway.ts"
import { ProfileGateway } from "../../../application/account/ProfileGateway.ts"
import { CustomerRecordGateway } from "../../../application/account/CustomerRecordGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { BookingGateway } from "../../../application/booking/BookingGateway.ts"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { DropPointGateway } from "../../../application/location/DropPointGateway.ts"
import { NewsletterGateway } from "../../../application/newsletter/NewsletterGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { ReturnGateway } from "../../../application/returns/ReturnGateway.ts"
import { TeenGateway } from "../../../application/teen/TeenGateway.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../application/wallet/WalletGateway.ts"
import { SharedWishlistGateway } from "../../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import type { SavedPolicy } from "../../../domain/account/PolicyType.ts"
import type { User } from "../../../domain/account/User.ts"
import type { Teen } from "../../../domain/teen/Teen.ts"
import type { Wishlist } from "../../../domain/wishlist/Wishlist.ts"
import { personalDataFileName } from "../../../domain/account/PersonalData.ts"
import { StoreScope } from "../../../application/store/StoreScope.ts"
import { DEFAULT_LIST_NAMES } from "../../../domain/wishlist/defaultListName.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { anOrder } from "../../support/builders/anOrder.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const user: User = { id: "55501", kind: "registered", email: "ana@example.org", primaryAddressId: "31" }
const SECRET = Redacted.make("4711")
const POLICIES: readonly SavedPolicy[] = [{ type: 1, acceptedAt: "2026-01-05T09:00:00Z" }]
const LIST: Wishlist = {
  name: "MyWishlist",
  items: [],
  kind: "public",
  hasOldPrice: false,
  pin: SECRET,
  sharedToken: SECRET,
}
const TEEN: Teen = { id: "7", state: "confirmed", orders: [], notificationTypes: [], cardHash: SECRET }
const order = anOrder()

function shop(current: Effect.Effect<User, ReturnType<typeof backendError>> = Effect.succeed(user)) {
  return Layer.mergeAll(
    inStore(),
    new FakeDevice().layer,
    new FakeSession("registered").layer,
    Layer.mock(CartGateway, {}),
    Layer.succeed(AccountGateway, { getCurrentUser: current }),
    Layer.mock(AddressGateway, {
      getAddress: (id) =>
        id === "31" ? Effect.succeed({ ...anAddress(), id }) : Effect.fail(backendError("notFound")),
    }),
    Layer.mock(OrderGateway, {
      listOrders: Effect.succeed([order, { ...order, id: order.id }].map((one) => ({ ...one, images: [] }))),
      getOrder: () => Effect.succeed(order),
    }),
    Layer.mock(ReturnGateway, { listRmas: Effect.fail(backendError("timedOut")) }),
    Layer.mock(WishlistGateway, {
      listSavedWishlists: Effect.succeedSome({ revision: 1, wishlists: [LIST, { ...LIST, name: "Verano" }] }),
    }),
    Layer.mock(SharedWishlistGateway, { listSharedLists: Effect.fail(backendError("fault")) }),
    Layer.mock(NewsletterGateway, {
      getNewsletterStatus: (email) => Effect.succeed({ email, status: "subscribed", lists: ["women"] }),
    }),
    Layer.mock(ProfileGateway, { getSavedPolicies: Effect.succeed(POLICIES) }),
    Layer.mock(WalletCardGateway, {
      listWalletCards: () =>
        Effect.succeed({
          cards: [
            {
              id: "c1",
              hash: "hash-to-pay-with",
              network: "visa",
              lastDigits: "4242",
              holder: "ANA",
              month: 12,
              year: 2030,
              isDefault: true,
              isExpired: false,
            },
          ],
          maximum: 10,
        }),
    }),
    Layer.mock(WalletGateway, {
      getWalletInfo: () =>
        Effect.succeed({
          isUsed: true,
          cardCount: 1,
          maximumCards: 10,
          addressId: "32",
          acceptedPolicies: [4],
          giftCards: [],
        }),
      listWalletMovements: () => Effect.succeed([]),
    }),
    Layer.mock(BookingGateway, { listBookings: Effect.succeed([]) }),
    Layer.mock(TeenGateway, {
      listTeens: Effect.succeed([TEEN]),
      listTeenSponsors: Effect.fail(backendError("forbidden")),
    }),
    Layer.mock(CustomerRecordGateway, {
      listTicketlessReceipts: Effect.succeed([]),
      getTailoringUserInfo: () => Effect.succeed({ userId: "55501", email: "ana@example.org", garments: [] }),
    }),
    Layer.mock(DropPointGateway, { getFavouriteDropPoint: Effect.succeed(Option.none()) }),
    Layer.mock(PasskeyGateway, {
      listPasskeys: Effect.succeed({
        passkeys: [{ id: "credential-id", name: "Laptop", createdAt: "2026-01-15T10:09:30Z", isSynced: true }],
        rpId: "shop.example",
        userHandle: "user-handle",
      }),
    }),
  )
}

describe("exporting personal data", () => {
  itEffect("includes every readable section and names the unreadable ones", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2026, 10, 21, 12))
      const personal = yield* Effect.provide(exportPersonalData(), shop())
      expect(personal).toMatchObject({
        schema: "selvedge.personal-data.v1",
        exportedAt: "2026-11-21T12:00:00.000Z",
        storeId: "10000034",
        userId: "55501",
      })
      expect(Object.keys(personal.data)).toEqual([
        "user",
        "wallet",
        "addresses",
        "orders",
        "wishlists",
        "newsletter",
        "policies",
        "passkeys",
        "walletCards",
        "walletMovements",
        "bookings",
        "teens",
        "receipts",
        "favouriteDropPoint",
        "tailoring",
      ])
      expect(personal.data).toMatchObject({
        user,
        orders: [order, order],
        newsletter: { status: "subscribed" },
        favouriteDropPoint: null,
        passkeys: [{ name: "Laptop", createdAt: "2026-01-15T10:09:30Z", isSynced: true }],
      })
      expect(personal.unread).toEqual([
        { section: "addresses", item: "32", reason: "NotFound" },
        { section: "returns", reason: "TimedOut" },
        { section: "sharedLists", reason: "ServerFault" },
        { section: "teenSponsors", reason: "Forbidden" },
        { section: "stockNotifications", reason: "NotOffered" },
      ])
      expect(personalDataFileName(personal)).toBe("selvedge-personal-data-55501-2026-11-21.json")
    }),
  )

  itEffect("shows the default list by its localised name and other lists by their own names", () =>
    Effect.gen(function* () {
      const shared = { listSharedLists: Effect.succeed({ wishlists: [LIST], events: [] }) }
      const withShared = Layer.merge(shop(), Layer.mock(SharedWishlistGateway, shared))
      const names = Object.entries(DEFAULT_LIST_NAMES)
      for (const [code, name] of names) {
        const { store, language } = yield* Effect.provide(StoreScope, inStore())
        const scope = { store, language: { ...language, code: `${code}-XX` }, catalogId: store.catalogs[0].id }
        const inLanguage = Layer.merge(withShared, Layer.succeed(StoreScope, scope))
        const { data } = yield* Effect.provide(exportPersonalData(), inLanguage)
        expect(data).toMatchObject({
          wishlists: [{ name }, { name: "Verano" }],
          sharedLists: { wishlists: [{ name }], events: [] },
        })
        expect(JSON.stringify(data)).not.toContain("MyWishlist")
      }
      expect(names).toHaveLength(13)
    }),
  )

  itEffect("contains no PIN, token or payment credential", () =>
    Effect.gen(function* () {
      const text = JSON.stringify(yield* Effect.provide(exportPersonalData(), shop()))
      const secrets = ["4711", "redacted", "hash-to-pay-with", "pin", "sharedToken", "cardHash"]
      for (const secret of [...secrets, "credential-id", "user-handle"]) expect(text).not.toContain(`"${secret}"`)
      expect(text).toContain('"lastDigits":"4242"')
    }),
  )

  itEffect("fails when the backend does not return the user", () =>
    Effect.gen(function* () {
      expect(
        yield* Effect.flip(Effect.provide(exportPersonalData(), shop(Effect.fail(backendError("unreachable"))))),
      ).toMatchObject({ reason: { _tag: "Unreachable" } })
    }),
  )
})
