import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { SponsorInvitee, TeenConfirmation, TeenPhone, TeenProfile, TeenShippingData } from "./Teen.ts"

/** Which rule a field broke. */
export type TeenRule = "required" | "tooMany" | "forbiddenWord" | "email" | "digits" | "phoneCountryCode" | "age"

/** One thing to mend; `field` is a dotted path. */
export interface TeenProblem {
  readonly field: string
  readonly rule: TeenRule
}

/** Entries of notificationType, at most (specification, sections 5 and 9). */
const MAX_NOTIFICATION_TYPES = 9999
const MAX_AGE = 999

/** Whether a text is an id: digits only, at most twenty. */
function isId(text: string): boolean {
  return /^[0-9]{1,20}$/.test(text)
}

/**
 * What is wrong with an invitation: firstName is required, names and prefixCode hold no command words, the e-mail has
 * the pattern, the country code is a plus with digits, the subscriber number digits (specification, section 5).
 */
export function inviteeProblems({ firstName, lastName, email, phone }: SponsorInvitee): readonly TeenProblem[] {
  return [
    ...(firstName.trim() === ""
      ? [{ field: "firstName", rule: "required" } as const]
      : wordProblem("firstName", firstName)),
    ...wordProblem("lastName", lastName),
    ...(isEmail(email.trim()) ? [] : [{ field: "email", rule: email.trim() === "" ? "required" : "email" } as const]),
    ...phoneProblems(phone),
  ]
}

/**
 * What is wrong with a teen's profile: 1–9999 notification types, an age of up to three digits, ids of digits (section
 * 5).
 */
export function profileProblems({
  age,
  email,
  phone,
  notificationTypes,
  shippingData,
}: TeenProfile): readonly TeenProblem[] {
  return [
    ...(age === undefined || (Number.isInteger(age) && age >= 0 && age <= MAX_AGE)
      ? []
      : [{ field: "age", rule: "age" } as const]),
    ...(email === undefined || isEmail(email.trim()) ? [] : [{ field: "email", rule: "email" } as const]),
    ...phoneProblems(phone),
    ...notificationProblem(notificationTypes),
    ...shippingProblems(shippingData),
  ]
}

/** What is wrong with an answer: digits in the id, and notification types where it is accepted (section 5). */
export function confirmationProblems(confirmation: TeenConfirmation): readonly TeenProblem[] {
  const [field, id] =
    "teenUserId" in confirmation
      ? (["teenUserId", confirmation.teenUserId] as const)
      : (["sponsorUserId", confirmation.sponsorUserId] as const)
  return [
    ...idProblem(field, id),
    ...(confirmation.accepted === true ? notificationProblem(confirmation.notificationTypes ?? []) : []),
  ]
}

/** What is wrong with the id of a sponsor or a teen: it must be there, and be digits. */
export function idProblem(field: string, id: string): readonly TeenProblem[] {
  return isId(id) ? [] : [{ field, rule: id === "" ? "required" : "digits" }]
}

function notificationProblem(types: readonly string[]): readonly TeenProblem[] {
  if (types.length === 0) return [{ field: "notificationType", rule: "required" }]
  return types.length > MAX_NOTIFICATION_TYPES ? [{ field: "notificationType", rule: "tooMany" }] : []
}

function shippingProblems(shipping: TeenShippingData = {}): readonly TeenProblem[] {
  const { shippingMethodId, addressId, droppointId, physicalStoreId, walletAddressId } = shipping
  return Object.entries({ shippingMethodId, addressId, droppointId, physicalStoreId, walletAddressId }).flatMap(
    ([name, id]) => (id === undefined || isId(id) ? [] : [{ field: `shippingData.${name}`, rule: "digits" } as const]),
  )
}

function phoneProblems(phone: TeenPhone = {}): readonly TeenProblem[] {
  const { countryCode, prefixCode, subscriberNumber } = phone
  return [
    ...(countryCode === undefined || /^\+[0-9]{1,8}$/.test(countryCode)
      ? []
      : [{ field: "phone.countryCode", rule: "phoneCountryCode" } as const]),
    ...wordProblem("phone.prefixCode", prefixCode),
    ...(subscriberNumber === undefined || /^[0-9]{1,32}$/.test(subscriberNumber)
      ? []
      : [{ field: "phone.subscriberNumber", rule: "digits" } as const]),
  ]
}

function wordProblem(field: string, text: string | undefined): readonly TeenProblem[] {
  return text === undefined || forbiddenWord(text) === undefined ? [] : [{ field, rule: "forbiddenWord" }]
}
