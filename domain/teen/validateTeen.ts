import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { SponsorInvitee, TeenConfirmation, TeenPhone, TeenProfile, TeenShippingData } from "./Teen.ts"

export type TeenRule =
  | "required"
  | "tooMany"
  | "forbiddenWord"
  | "email"
  | "digits"
  | "phoneCountryCode"
  | "age"
  | "amount"

/** An invalid field; `field` is a dotted path. */
export interface TeenRefusedReason {
  readonly field: string
  readonly rule: TeenRule
}

/** Maximum entries of notificationType (S5 and S9). */
const MAX_NOTIFICATION_TYPES = 9999
const MAX_AGE = 999
/** Minor units. */
const MAX_AMOUNT = 100_000_000_000

/** Whether a text is an id: digits only, at most twenty. */
function isId(text: string): boolean {
  return /^[0-9]{1,20}$/.test(text)
}

/**
 * Validates an invitation: firstName is required, names and prefixCode contain no command words, the email has the
 * pattern, the country code is a plus with digits, the subscriber number digits (S5).
 */
export function validateInvitee({ firstName, lastName, email, phone }: SponsorInvitee): readonly TeenRefusedReason[] {
  return [
    ...(firstName.trim() === ""
      ? [{ field: "firstName", rule: "required" } as const]
      : validateForbiddenWord("firstName", firstName)),
    ...validateForbiddenWord("lastName", lastName),
    ...(isEmail(email.trim()) ? [] : [{ field: "email", rule: email.trim() === "" ? "required" : "email" } as const]),
    ...validatePhoneNumber(phone),
  ]
}

/** Validates a teen's profile: 1–9999 notification types, an age of up to three digits, IDs of digits (S5). */
export function validateTeenProfile({
  age,
  email,
  phone,
  notificationTypes,
  shippingData,
  orderLimit,
  monthlyLimit,
}: TeenProfile): readonly TeenRefusedReason[] {
  return [
    ...(age === undefined || (Number.isInteger(age) && age >= 0 && age <= MAX_AGE)
      ? []
      : [{ field: "age", rule: "age" } as const]),
    ...(email === undefined || isEmail(email.trim()) ? [] : [{ field: "email", rule: "email" } as const]),
    ...validatePhoneNumber(phone),
    ...validateNotificationTypes(notificationTypes),
    ...validateShippingData(shippingData),
    ...validateAmount("orderLimit", orderLimit, 0),
    ...validateAmount("monthlyLimit", monthlyLimit, 0),
  ]
}

/** Validates a response: digits in the id, and notification types when accepted (S5). */
export function validateTeenConfirmation(confirmation: TeenConfirmation): readonly TeenRefusedReason[] {
  const [field, id] =
    "teenUserId" in confirmation
      ? (["teenUserId", confirmation.teenUserId] as const)
      : (["sponsorUserId", confirmation.sponsorUserId] as const)
  return [
    ...validateId(field, id),
    ...(confirmation.accepted === true ? validateNotificationTypes(confirmation.notificationTypes ?? []) : []),
  ]
}

/** Validates the id of a sponsor or a teen: required, and digits. */
export function validateId(field: string, id: string): readonly TeenRefusedReason[] {
  return isId(id) ? [] : [{ field, rule: id === "" ? "required" : "digits" }]
}

/** Validates an amount in minor units. */
export function validateAmount(field: string, amount: number | undefined, minimum = 1): readonly TeenRefusedReason[] {
  return amount === undefined || (Number.isSafeInteger(amount) && amount >= minimum && amount <= MAX_AMOUNT)
    ? []
    : [{ field, rule: "amount" }]
}

function validateNotificationTypes(types: readonly string[]): readonly TeenRefusedReason[] {
  if (types.length === 0) return [{ field: "notificationType", rule: "required" }]
  return types.length > MAX_NOTIFICATION_TYPES ? [{ field: "notificationType", rule: "tooMany" }] : []
}

function validateShippingData(shipping: TeenShippingData = {}): readonly TeenRefusedReason[] {
  const { shippingMethodId, addressId, droppointId, physicalStoreId, walletAddressId } = shipping
  return Object.entries({ shippingMethodId, addressId, droppointId, physicalStoreId, walletAddressId }).flatMap(
    ([name, id]) => (id === undefined || isId(id) ? [] : [{ field: `shippingData.${name}`, rule: "digits" } as const]),
  )
}

function validatePhoneNumber(phone: TeenPhone = {}): readonly TeenRefusedReason[] {
  const { countryCode, prefixCode, subscriberNumber } = phone
  return [
    ...(countryCode === undefined || /^\+[0-9]{1,8}$/.test(countryCode)
      ? []
      : [{ field: "phone.countryCode", rule: "phoneCountryCode" } as const]),
    ...validateForbiddenWord("phone.prefixCode", prefixCode),
    ...(subscriberNumber === undefined || /^[0-9]{1,32}$/.test(subscriberNumber)
      ? []
      : [{ field: "phone.subscriberNumber", rule: "digits" } as const]),
  ]
}

function validateForbiddenWord(field: string, text: string | undefined): readonly TeenRefusedReason[] {
  return text === undefined || forbiddenWord(text) === undefined ? [] : [{ field, rule: "forbiddenWord" }]
}
