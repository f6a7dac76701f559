import * as Redacted from "effect/Redacted"
import { validateAddressBody } from "../address/validateAddressBody.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { SignInRefusedReason } from "./SignInRefused.ts"
import { parseLoginId } from "./LoginId.ts"
import { passwordWeaknesses } from "./passwordGuidance.ts"
import type { Registration, RegistrationDetails } from "./Registration.ts"

/** Validates a registration with all rules that need no call. */
export function validateRegistration(registration: Registration): readonly SignInRefusedReason[] {
  const { logon, password } = registration
  return [
    ...(parseLoginId(logon) === undefined ? [{ field: "logon", rule: "pattern" }] : []),
    ...passwordWeaknesses(Redacted.value(password)).map((rule) => ({ field: "password", rule })),
    ...validateRegistrationDetails(registration),
  ]
}

/** The same for an account without a password, which a social provider authenticates. */
export function validateRegistrationDetails({
  email,
  phone,
  nickname = "",
  acceptedPolicies,
  primaryAddress,
  business,
}: RegistrationDetails): readonly SignInRefusedReason[] {
  const word = forbiddenWord(nickname)
  return [
    ...(email === undefined || isEmail(email) ? [] : [{ field: "email", rule: "email" }]),
    ...(phone === undefined || parseLoginId(phone)?.kind === "phone" ? [] : [{ field: "phone", rule: "phone" }]),
    ...(word === undefined ? [] : [{ field: "nickname", rule: "forbiddenWord", parameter: word }]),
    ...(acceptedPolicies.includes(1) ? [] : [{ field: "acceptedPolicies", rule: "privacy" }]),
    ...(primaryAddress === undefined
      ? []
      : validateAddressBody(primaryAddress).map(({ field, ...reason }) => ({
          ...reason,
          field: `address.${field}`,
        }))),
    ...(business === undefined ? [] : validateCompany(business)),
    ...(business !== undefined && primaryAddress === undefined ? [{ field: "address", rule: "required" }] : []),
  ]
}

function validateCompany({
  vatin,
  email2,
  companyName = "",
}: NonNullable<RegistrationDetails["business"]>): readonly SignInRefusedReason[] {
  const word = forbiddenWord(companyName)
  return [
    ...(vatin.trim() === "" ? [{ field: "vatin", rule: "required" }] : []),
    ...(isEmail(email2) ? [] : [{ field: "email2", rule: email2.trim() === "" ? "required" : "email" }]),
    ...(word === undefined ? [] : [{ field: "companyName", rule: "forbiddenWord", parameter: word }]),
  ]
}
