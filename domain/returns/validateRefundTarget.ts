import { validateAddressBody } from "../address/validateAddressBody.ts"
import { isEmail } from "../shared/isEmail.ts"
import { validateBankAccount } from "./validateBankAccount.ts"
import type { RefundContact, RefundTarget } from "./Refund.ts"

/** One thing to mend in where a refund goes. */
export interface RefundTargetRefusedReason {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/** Everything that is wrong with where a refund shall go, in a store of this country. Empty when nothing is. */
export function validateRefundTarget(target: RefundTarget, countryCode: string): readonly RefundTargetRefusedReason[] {
  switch (target.kind) {
    case "bankAccount":
      return validateBankAccount(target.account, countryCode)
    case "postalAddress":
      // A cheque needs no e-mail address and no telephone number.
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
