import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import type { AccountProblem } from "./AccountChangeRefused.ts"

/** The company of a business client as it was typed (specification, section 5: clientType B). */
export interface TypedCompany {
  readonly companyName: string
  readonly vatin: string
  /** E-mail for invoices. */
  readonly email2: string
}

const MAX_TEXT = 128

/** What is wrong with a company: tax number and e-mail are required, its texts hold no forbidden word (R10). */
export function companyProblems({ companyName, vatin, email2 }: TypedCompany): readonly AccountProblem[] {
  return [
    ...textProblems("companyName", companyName),
    ...(vatin.trim() === "" ? [{ field: "vatin", rule: "required" }] : textProblems("vatin", vatin)),
    ...(isEmail(email2.trim()) ? [] : [{ field: "email2", rule: email2.trim() === "" ? "required" : "email" }]),
  ]
}

function textProblems(field: string, text: string): readonly AccountProblem[] {
  if ([...text].length > MAX_TEXT) return [{ field, rule: "tooLong" }]
  return forbiddenWord(text) === undefined ? [] : [{ field, rule: "forbiddenWord" }]
}
