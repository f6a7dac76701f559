import * as Redacted from "effect/Redacted"
import { addressBodyProblems } from "../address/addressBodyProblems.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { EntryProblem } from "./EntryRefusal.ts"
import { logonOf } from "./Logon.ts"
import { weaknesses } from "./passwordGuidance.ts"
import type { Registration, RegistrationDetails } from "./Registration.ts"

/** Everything about a registration that the shop would refuse, as far as it can be told without asking it. */
export function registrationProblems(registration: Registration): readonly EntryProblem[] {
  const { logon, password } = registration
  return [
    ...(logonOf(logon) === undefined ? [{ field: "logon", rule: "pattern" }] : []),
    ...weaknesses(Redacted.value(password)).map((rule) => ({ field: "password", rule })),
    ...registrationDetailProblems(registration),
  ]
}

/** The same for an account without a password, which a provider vouches for. */
export function registrationDetailProblems({
  email,
  phone,
  nickname = "",
  acceptedPolicies,
  primaryAddress,
  business,
}: RegistrationDetails): readonly EntryProblem[] {
  const word = forbiddenWord(nickname)
  return [
    ...(email === undefined || isEmail(email) ? [] : [{ field: "email", rule: "email" }]),
    ...(phone === undefined || logonOf(phone)?.kind === "phone" ? [] : [{ field: "phone", rule: "phone" }]),
    ...(word === undefined ? [] : [{ field: "nickname", rule: "forbiddenWord", parameter: word }]),
    ...(acceptedPolicies.includes(1) ? [] : [{ field: "acceptedPolicies", rule: "privacy" }]),
    ...(primaryAddress === undefined
      ? []
      : addressBodyProblems(primaryAddress).map(({ field, ...problem }) => ({
          ...problem,
          field: `address.${field}`,
        }))),
    ...(business === undefined ? [] : companyProblems(business)),
    ...(business !== undefined && primaryAddress === undefined ? [{ field: "address", rule: "required" }] : []),
  ]
}

function companyProblems({
  vatin,
  email2,
  companyName = "",
}: NonNullable<RegistrationDetails["business"]>): readonly EntryProblem[] {
  const word = forbiddenWord(companyName)
  return [
    ...(vatin.trim() === "" ? [{ field: "vatin", rule: "required" }] : []),
    ...(isEmail(email2) ? [] : [{ field: "email2", rule: email2.trim() === "" ? "required" : "email" }]),
    ...(word === undefined ? [] : [{ field: "companyName", rule: "forbiddenWord", parameter: word }]),
  ]
}
