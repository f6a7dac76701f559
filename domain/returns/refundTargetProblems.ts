import { addressBodyProblems } from "../address/addressBodyProblems.ts"
import { isEmail } from "../shared/isEmail.ts"
import { bankAccountProblems } from "./bankAccountProblems.ts"
import type { RefundContact, RefundTarget } from "./Refund.ts"

/** One thing to mend in where a refund goes. */
export interface RefundTargetProblem {
  readonly field: string
  readonly rule: string
  readonly parameter?: string
}

/** Everything that is wrong with where a refund shall go, in a store of this country. Empty when nothing is. */
export function refundTargetProblems(target: RefundTarget, countryCode: string): readonly RefundTargetProblem[] {
  switch (target.kind) {
    case "bankAccount":
      return bankAccountProblems(target.account, countryCode)
    case "postalAddress":
      // A cheque needs no e-mail address and no telephone number.
      return addressBodyProblems(target.address).filter(
        ({ field, rule }) => rule !== "required" || !["email", "phone", "phoneCountryCode"].includes(field),
      )
    case "contact":
      return contactProblems(target.contact)
  }
}

function contactProblems({ firstName, email, phone }: RefundContact): readonly RefundTargetProblem[] {
  return [
    ...(firstName.trim() === "" ? [{ field: "firstName", rule: "required" }] : []),
    ...(email === undefined && phone === undefined ? [{ field: "email", rule: "required" }] : []),
    ...(email === undefined || isEmail(email) ? [] : [{ field: "email", rule: "email" }]),
    ...(phone === undefined || /^[0-9]{4,15}$/.test(phone.subscriberNumber) ? [] : [{ field: "phone", rule: "phone" }]),
  ]
}
