import type { components } from "../../generated/booking.d.ts"
import { sqlKeyword } from "../platform/storage/sqlKeyword.ts"
import { type FieldProblem, invalidInput } from "../platform/http/Refused.ts"
import { requirePrivacyPolicy } from "../customers/newsletter/consent.ts"

export type BookingInput = components["schemas"]["BookingInput"]

/**
 * Fails with 400 for blank names and SQL keywords (R10), with 422 `_ERR_POLICY_NOT_ACCEPTED` without the privacy
 * policy.
 */
export const requireBookable = ({ fullName, customerObservations = "", acceptedPolicies }: BookingInput): void => {
  const problems = [
    ...(fullName.trim() === ""
      ? [{ field: "fullName", rule: "required", message: "fullName must not be blank." }]
      : []),
    ...keywordProblem("fullName", fullName),
    ...keywordProblem("customerObservations", customerObservations),
  ]
  if (problems.length > 0) throw invalidInput(problems)
  requirePrivacyPolicy("acceptedPolicies", acceptedPolicies)
}

const keywordProblem = (field: string, text: string): readonly FieldProblem[] => {
  const word = sqlKeyword(text)
  return word === undefined
    ? []
    : [{ field, rule: "forbiddenWord", message: `${field} holds the word ${word}, which is not accepted.` }]
}
