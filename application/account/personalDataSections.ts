import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { PersonalSection, UnreadSection } from "../../domain/account/PersonalData.ts"
import type { User } from "../../domain/account/User.ts"
import { displayListName } from "../../domain/wishlist/defaultListName.ts"
import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import { BookingGateway } from "../booking/BookingGateway.ts"
import { DropPointGateway } from "../location/DropPointGateway.ts"
import { NewsletterGateway } from "../newsletter/NewsletterGateway.ts"
import { OrderGateway } from "../order/OrderGateway.ts"
import { ReturnGateway } from "../returns/ReturnGateway.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { TeenGateway } from "../teen/TeenGateway.ts"
import { WalletCardGateway } from "../wallet/WalletCardGateway.ts"
import { WalletGateway } from "../wallet/WalletGateway.ts"
import { SharedWishlistGateway } from "../wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../wishlist/WishlistGateway.ts"
import { PasskeyGateway } from "./passkeys/PasskeyGateway.ts"
import { ProfileGateway } from "./ProfileGateway.ts"
import { CustomerRecordGateway } from "./CustomerRecordGateway.ts"
import * as Redacted from "effect/Redacted"

/** Returns a copy of plain data without pins, tokens and codes, at any depth. */
function withoutSecrets(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => !Redacted.isRedacted(item)).map(withoutSecrets)
  if (typeof data !== "object" || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => !Redacted.isRedacted(value))
      .map(([name, value]) => [name, withoutSecrets(value)]),
  )
}

/** One section of an export: the data, and the parts that could not be read. */
export interface PersonalDataSection {
  readonly section: PersonalSection
  readonly data?: unknown
  readonly unread: readonly UnreadSection[]
}

/**
 * Returns every section of an export except the user. Lists without a custom name get the display name of
 * `languageCode`. Never fails: read errors are part of the section.
 */
export function personalDataSections({ email, primaryAddressId }: User, languageCode: string) {
  const wallet = Effect.flatMap(WalletGateway, (gateway) => gateway.getWalletInfo())
  return [
    part("wallet", wallet),
    // Without a wallet only the main address can be read: the contract has no operation that lists addresses.
    each(
      "addresses",
      Effect.map(Effect.option(wallet), (known) =>
        distinct([primaryAddressId, Option.getOrUndefined(known)?.addressId]),
      ),
      (id) => Effect.flatMap(AddressGateway, (gateway) => gateway.getAddress(id)),
    ),
    each(
      "orders",
      Effect.map(
        Effect.flatMap(OrderGateway, (gateway) => gateway.listOrders),
        (orders) => orders.map(({ id }) => id),
      ),
      (id) => Effect.flatMap(OrderGateway, (gateway) => gateway.getOrder(id)),
    ),
    part(
      "returns",
      Effect.flatMap(ReturnGateway, (gateway) => gateway.listRmas),
    ),
    part(
      "wishlists",
      Effect.map(
        WishlistGateway.use((gateway) => gateway.listSavedWishlists),
        (saved) => (Option.getOrUndefined(saved)?.wishlists ?? []).map(withDisplayName(languageCode)),
      ),
    ),
    part(
      "sharedLists",
      Effect.map(
        SharedWishlistGateway.use((gateway) => gateway.listSharedLists),
        ({ wishlists, ...shared }) => ({ ...shared, wishlists: wishlists.map(withDisplayName(languageCode)) }),
      ),
    ),
    part(
      "newsletter",
      whenDefined(email, (address) =>
        Effect.flatMap(NewsletterGateway, (gateway) => gateway.getNewsletterStatus(address)),
      ),
    ),
    part(
      "policies",
      Effect.flatMap(ProfileGateway, (gateway) => gateway.getSavedPolicies),
    ),
    part(
      "passkeys",
      // The ids of passkeys and of the account in them are for devices only.
      Effect.map(
        Effect.flatMap(PasskeyGateway, (gateway) => gateway.listPasskeys),
        ({ passkeys }) => passkeys.map(({ id: _id, ...passkey }) => passkey),
      ),
    ),
    part(
      "walletCards",
      Effect.map(
        Effect.flatMap(WalletCardGateway, (gateway) => gateway.listWalletCards()),
        ({ cards }) => cards.map(({ id: _id, hash: _hash, ...card }) => card),
      ),
    ),
    part(
      "walletMovements",
      Effect.flatMap(WalletGateway, (gateway) => gateway.listWalletMovements()),
    ),
    part(
      "bookings",
      Effect.flatMap(BookingGateway, (gateway) => gateway.listBookings),
    ),
    part(
      "teens",
      Effect.flatMap(TeenGateway, (gateway) => gateway.listTeens),
    ),
    part(
      "teenSponsors",
      Effect.flatMap(TeenGateway, (gateway) => gateway.listTeenSponsors),
    ),
    part(
      "receipts",
      Effect.flatMap(CustomerRecordGateway, (gateway) => gateway.listTicketlessReceipts),
    ),
    part(
      "favouriteDropPoint",
      Effect.map(
        Effect.flatMap(DropPointGateway, (gateway) => gateway.getFavouriteDropPoint),
        (existing) => Option.getOrElse(existing, () => null),
      ),
    ),
    part(
      "tailoring",
      whenDefined(email, (address) =>
        Effect.map(
          Effect.flatMap(CustomerRecordGateway, (gateway) => gateway.getTailoringUserInfo(address)),
          ({ garments }) => garments,
        ),
      ),
    ),
  ] as const
}

/** Replaces the technical name of the default list with its display name. */
function withDisplayName(languageCode: string): (list: Wishlist) => Wishlist {
  return (list) => ({ ...list, name: displayListName(list.name, languageCode) })
}

function part<R>(
  section: PersonalSection,
  read: Effect.Effect<unknown, BackendError, R>,
): Effect.Effect<PersonalDataSection, never, R> {
  return Effect.match(read, {
    onSuccess: (data): PersonalDataSection => ({ section, data: withoutSecrets(data), unread: [] }),
    onFailure: ({ reason }): PersonalDataSection => ({ section, unread: [{ section, reason: reason._tag }] }),
  })
}

/** Reads records one by one, so that one failure does not affect the others. */
function each<Id extends string, R, S>(
  section: PersonalSection,
  ids: Effect.Effect<readonly Id[], BackendError, R>,
  read: (id: Id) => Effect.Effect<unknown, BackendError, S>,
): Effect.Effect<PersonalDataSection, never, R | S> {
  const one = (id: Id) =>
    Effect.match(read(id), {
      onSuccess: (data): PersonalDataSection => ({ section, data, unread: [] }),
      onFailure: ({ reason }): PersonalDataSection => ({
        section,
        unread: [{ section, item: id, reason: reason._tag }],
      }),
    })
  return Effect.matchEffect(ids, {
    onSuccess: (known) =>
      Effect.map(Effect.forEach(known, one), (parts): PersonalDataSection => ({
        section,
        data: withoutSecrets(parts.flatMap(({ data }) => (data === undefined ? [] : [data]))),
        unread: parts.flatMap(({ unread }) => unread),
      })),
    onFailure: ({ reason }) =>
      Effect.succeed<PersonalDataSection>({ section, unread: [{ section, reason: reason._tag }] }),
  })
}

function whenDefined<A, R>(
  email: string | undefined,
  read: (email: string) => Effect.Effect<A, BackendError, R>,
): Effect.Effect<A | null, BackendError, R> {
  return email === undefined ? Effect.succeed(null) : read(email)
}

function distinct(ids: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(ids.flatMap((id) => (id === undefined ? [] : [id])))]
}
