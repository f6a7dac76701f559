import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { AccountRefusedReason } from "./AccountChangeRefused.ts"

/** Form values of a business customer's company (S5: clientType B). */
export interface CompanyInput {
  readonly companyName: string
  readonly vatin: string
  /** Email address for invoices. */
  readonly email2: string
}

const MAX_TEXT = 128

/** Validates a company: tax number and email are required, and texts must not contain a forbidden word (R10). */
export function validateCompany({ companyName, vatin, email2 }: CompanyInput): readonly AccountRefusedReason[] {
  return [
    ...validateTextField("companyName", companyName),
    ...(vatin.trim() === "" ? [{ field: "vatin", rule: "required" }] : validateTextField("vatin", vatin)),
    ...(isEmail(email2.trim()) ? [] : [{ field: "email2", rule: email2.trim() === "" ? "required" : "email" }]),
  ]
}

function validateTextField(field: string, text: string): readonly AccountRefusedReason[] {
  if ([...text].length > MAX_TEXT) return [{ field, rule: "tooLong" }]
  return forbiddenWord(text) === undefined ? [] : [{ field, rule: "forbiddenWord" }]
}
