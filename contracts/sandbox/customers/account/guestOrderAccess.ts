import { sql } from "kysely"
import type { components } from "../../../generated/account.d.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { invalidField, notFound } from "../../platform/http/Refused.ts"
import { requireOrder } from "../../order-records/orderAccess.ts"
import { countMessage } from "../../platform/outbox/countMessage.ts"
import { wasPaidCondition } from "../../order-records/wasPaid.ts"
import { readDocument } from "../../order-records/OrderDocument.ts"
import { loginIdText } from "../session/loginIdText.ts"
import { hashPassword } from "../session/passwords.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { type SavedAddress, storedAddress } from "./addresses/addresses.ts"
import {
  findCode,
  type MatchedCode,
  NO_OWNER,
  sendCode,
  consumeCode,
  invalidCode,
} from "./credentials/validationCodes.ts"

type Schemas = components["schemas"]

const GUEST_ORDERS = "GUEST_ORDERS"
/** Lifetime of a code in milliseconds: 15 minutes, as its message says. */
const GUEST_CODE_MS = 900_000
const MAX_ORDERS = 50
/** Telephone numbers that one request may send a code to: those of the newest orders. */
const MAX_PHONES = 3

/**
 * Sends codes to the contact stored with guest orders, or checks a code and returns the tokens of the orders that it
 * opens. A code verifies the address or number that it was sent to, and opens the orders with that contact only (F179).
 * Without a valid code the response does not reveal whether there are orders.
 */
export const guestOrderAccess = async (
  services: SandboxServices,
  storeId: string,
  language: StoreLanguage,
  input: Schemas["GuestOrderAccessInput"],
): Promise<Schemas["GuestOrderAccess"]> => {
  await checkCaptcha(services, storeId, input)
  const { storage, ports } = services
  const contact = requestedContact(input)
  const orders = await guestOrders(services, storeId, contact)
  const channel = input.type === "SMS" ? "sms" : "mail"
  const places = channel === "mail" ? emailsOf(orders) : phonesOf(orders)
  // The number of hashes does not depend on the orders found, so the response time reveals nothing.
  const asked = Array.from({ length: channel === "mail" ? 1 : MAX_PHONES }, (_, index) => places[index])
  if (input.code === undefined) {
    await storage.transaction(({ db }) =>
      countMessage(db, { purpose: "access", storeId, recipient: `orders of ${contact.text}`, now: ports.now() }),
    )
    for (const place of asked) {
      if (place === undefined) await hashPassword(ports, "000000")
      else
        await sendCode(services, {
          ownerId: NO_OWNER,
          contact: place,
          functionality: GUEST_ORDERS,
          lifetimeMs: GUEST_CODE_MS,
          channel,
          storeId,
          languageTag: language.tag,
        })
    }
    return { status: "CODE_SENT", guestTokens: [] }
  }
  const proved = await verifiedCodeContext(services, asked, input.code)
  if (proved === undefined) throw invalidCode("code")
  await storage.transaction((work) => consumeCode(work, "code", proved))
  const opened = channel === "mail" ? orders : orders.filter(({ document }) => phoneOf(document) === proved.contact)
  return {
    status: "OPENED",
    guestTokens: opened.flatMap(({ order_id, guest_token }) =>
      guest_token === null ? [] : [{ orderId: String(order_id), guestToken: guest_token }],
    ),
  }
}

const verifiedCodeContext = async (
  services: SandboxServices,
  places: readonly (string | undefined)[],
  code: string,
): Promise<MatchedCode | undefined> => {
  let proved: MatchedCode | undefined
  for (const contact of places) {
    const place = { ownerId: NO_OWNER, contact: contact ?? "", functionality: GUEST_ORDERS }
    const codeHash = await findCode(services, place, code)
    if (codeHash !== undefined) proved ??= { ...place, codeHash }
  }
  return proved
}

/** The contact in a request, and the order that it is limited to. */
interface RequestedContact {
  readonly text: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly orderId: string | undefined
}

/** Fails with 400 without an email address, and without an order for a phone number. */
const requestedContact = ({ email, phone, orderId }: Schemas["GuestOrderAccessInput"]): RequestedContact => {
  if (email !== undefined) return { text: loginIdText(email), email: loginIdText(email), phone: undefined, orderId }
  if (phone === undefined) throw invalidField("email", "required", "email or phone is needed.")
  if (orderId === undefined) throw invalidField("orderId", "required", "orderId is needed with phone.")
  return { text: phone, email: undefined, phone, orderId }
}

/**
 * The paid orders that guests placed with an email address, or the one order with a phone number, newest first. Unpaid
 * orders are excluded because they can be placed with any address.
 */
const guestOrders = async (
  { storage }: SandboxServices,
  storeId: string,
  { email, phone, orderId }: RequestedContact,
) => {
  const paid = storage.db
    .selectFrom("customer_order")
    .innerJoin("customer", "customer.user_id", "customer_order.user_id")
    .select(["order_id", "guest_token", "document"])
    .where("store_id", "=", storeId)
    .where("guest_token", "is not", null)
    .where("customer.kind", "=", "guest")
    .where(wasPaidCondition)
    .orderBy("customer_order.created_at", "desc")
    .limit(MAX_ORDERS)
  const asked = orderId === undefined ? paid : paid.where("order_id", "=", Number(orderId))
  if (email !== undefined) return asked.where(sql<string>`lower(customer_order.email)`, "=", email).execute()
  return (await asked.execute()).filter(({ document }) => phoneOf(document) === phone)
}

/** The email address of the orders, as it is stored with the newest. */
const emailsOf = (orders: readonly { readonly document: string }[]): readonly string[] =>
  orders
    .flatMap(({ document }) => readDocument(document).email ?? [])
    .slice(0, 1)
    .map(loginIdText)

const phonesOf = (orders: readonly { readonly document: string }[]): readonly string[] => {
  const phones = orders.flatMap(({ document }) => phoneOf(document) ?? [])
  return [...new Set(phones)].slice(0, MAX_PHONES)
}

const phoneOf = (document: string): string | undefined => {
  const [phone] = readDocument(document).address?.phones ?? []
  if (phone?.subscriberNumber === undefined) return undefined
  return `+${(phone.countryCode ?? "").replace("+", "")}${phone.subscriberNumber}`
}

/** Selects an address of a guest order. */
export interface GuestAddressQuery {
  readonly storeId: string
  readonly orderId: string
  readonly token: string
  readonly addressId: string
  /** Reads the address book instead of the order's copy. */
  readonly forceCommerce: boolean
  /** `state` holds the name used by map services. */
  readonly stateGoogleMapping: boolean
}

/** An address of a guest order. Fails with 404 when order, token and address do not match. */
export const guestAddress = async (
  { storage: { db } }: SandboxServices,
  question: GuestAddressQuery,
): Promise<SavedAddress> => {
  const { storeId, orderId, token, addressId } = question
  const order = await requireOrder(db, { storeId, orderId, guestToken: token })
  const { address, billingAddress } = readDocument(order.document)
  const copy = [address, billingAddress].find((one) => one?.id === addressId)
  if (copy === undefined) throw notFound("There is no such address.", addressId)
  const stored = question.forceCommerce
    ? await db
        .selectFrom("address")
        .select("body")
        .where("address_id", "=", Number(addressId))
        .where("user_id", "=", order.user_id)
        .executeTakeFirst()
    : undefined
  if (question.forceCommerce && stored === undefined) throw notFound("There is no such address.", addressId)
  const found: SavedAddress = { ...(stored === undefined ? copy : storedAddress(stored.body)), id: addressId }
  const state = found.stateName ?? found.province ?? found.state ?? found.stateCode
  return question.stateGoogleMapping && state !== undefined ? { ...found, state } : found
}
