import { validateAddressBody } from "../address/validateAddressBody.ts"
import { isEmail } from "../shared/isEmail.ts"
import { validateBankAccount } from "./validateBankAccount.ts"
import type { RefundContact, RefundTarget } from "./Refund.ts"

/** An error of a refund target. */
export interface RefundTargetRefusedReason {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/** Validates a refund target in a store of this country. */
export function validateRefundTarget(target: RefundTarget, countryCode: string): readonly RefundTargetRefusedReason[] {
  switch (target.kind) {
    case "bankAccount":
      return validateBankAccount(target.account, countryCode)
    case "postalAddress":
      // A cheque needs no email address or phone number.
      return validateAddressBody(target.address).filter(
        ({ field, rule }) => rule !== "required" || !["email", "phone", "phoneCountryCode"].includes(field),
      )
    case "contact":
      return validateRefundContact(target.contact)
  }
}

function validateRefundContact({ firstName, email, phone }: RefundContact): readonly RefundTargetRefusedReason[] {
  return [
    ...(firstName.trim() === "" ? [{ field: "firstName", rule: "required" }] : []),
    ...(email === undefined && phone === undefined ? [{ field: "email", rule: "required" }] : []),
    ...(email === undefined || isEmail(email) ? [] : [{ field: "email", rule: "email" }]),
    ...(phone === undefined || /^[0-9]{4,15}$/.test(phone.subscriberNumber) ? [] : [{ field: "phone", rule: "phone" }]),
  ]
}
