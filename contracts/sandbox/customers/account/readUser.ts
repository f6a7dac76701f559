import type { components } from "../../../generated/account.d.ts"
import { isBookingRestricted } from "../../booking/isBookingRestricted.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { hasLeftovers } from "../../cart/lines/leftoverLines.ts"
import { findOpenCart } from "../../cart/lockCart.ts"
import { presentCart } from "../../cart/presentCart.ts"
import { readCart } from "../../cart/readCart.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { usesWallet } from "../../purchase/wallet/usesWallet.ts"
import { findProfile, type Profile } from "../session/profiles.ts"
import { signInMethods } from "./credentials/signInMethods.ts"

type User = components["schemas"]["User"]

/** The user id of every guest (S3.4). */
export const GUEST_USER_ID = "-1002"

/** Addresses per response. */
const MAX_ADDRESSES = 100

/** The customer of the session, with the open cart if there is one. Changes nothing. */
export const readUser = async ({ storage: { db } }: SandboxServices, scope: CartScope): Promise<User> => {
  const { principal, store, language } = scope
  const userId = userIdNumber(principal)
  const customer = await db
    .selectFrom("customer")
    .select(["email", "first_name", "last_name", "password_hash"])
    .where("user_id", "=", userId)
    .executeTakeFirst()
  const addresses = await db
    .selectFrom("address")
    .select("address_id")
    .where("user_id", "=", userId)
    .where("store_id", "=", store.id)
    .orderBy("address_id")
    .execute()
  const order = await db
    .selectFrom("customer_order")
    .select("order_id")
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst()
  const session = await db
    .selectFrom("session")
    .select("remember_me")
    .where("session_id", "=", principal.sessionId)
    .executeTakeFirst()
  const cart = await findOpenCart(db, scope)
  const isGuest = principal.kind === "guest"
  const profile = isGuest ? undefined : await findProfile(db, userId)
  const known = isGuest
    ? []
    : addresses
        .map(({ address_id }) => String(address_id))
        .reverse()
        .slice(0, MAX_ADDRESSES)
  const primary = addresses.find(({ address_id }) => address_id === profile?.primary_address_id) ?? addresses[0]
  return {
    identity: { userId: isGuest ? GUEST_USER_ID : principal.userId },
    userType: isGuest ? "G" : "R",
    ...(principal.kind === "business" ? { clientType: "B" } : {}),
    ...whenDefined("email", isGuest ? null : customer?.email),
    ...whenDefined("firstName", customer?.first_name),
    ...whenDefined("lastName", customer?.last_name),
    ...(primary === undefined ? {} : { primaryAddressId: String(primary.address_id) }),
    ...(known.length === 0 ? {} : { addressIds: known }),
    userLanguage: language.id,
    rememberMe: session?.remember_me ?? true,
    isWalletUser: !isGuest && (await usesWallet(db, store.id, userId)),
    restrictedBooking: await isBookingRestricted(db, scope),
    isBuyer: order !== undefined,
    personalDataLevel: isGuest ? "NONE" : addresses.length > 0 && typeof profile?.phone === "string" ? "FULL" : "BASIC",
    ...(isGuest
      ? {}
      : {
          // The rules are checked whenever a password is set.
          hasSecurePassword: (customer?.password_hash ?? null) !== null,
          logonKinds: await signInMethods(db, userId),
          pendingTransfers: await hasLeftovers(db, scope),
        }),
    ...(profile === undefined ? {} : presentProfile(profile)),
    ...(cart === undefined ? {} : { shopCart: presentCart(scope, await readCart(db, scope, cart)) }),
  }
}

const presentProfile = (profile: Profile) => ({
  userToken: profile.user_token,
  sponsorCode: profile.sponsor_code,
  newsletter: profile.newsletter,
  ...whenDefined("middleName", profile.middle_name),
  ...whenDefined("nicName", profile.nic_name),
  ...whenDefined("phone", profile.phone),
  ...whenDefined("birthdate", profile.birthdate),
  ...whenDefined("preferredContactMethod", profile.contact_method),
  ...whenDefined("preferredStlocId", profile.preferred_stloc_id),
  ...(profile.sponsor_id === null ? {} : { sponsorId: String(profile.sponsor_id) }),
})

/** An object with the member, or an empty object for null. */
const whenDefined = <Name extends keyof User>(name: Name, value: User[Name] | null): Partial<Pick<User, Name>> => {
  const member: Partial<Pick<User, Name>> = {}
  if (value !== null && value !== undefined) member[name] = value
  return member
}
