import { isEmail } from "../shared/isEmail.ts"
import type { Address } from "./Address.ts"
import { addressForm } from "./AddressForm.ts"
import { addressProblems, compactCode, textProblem } from "./addressProblems.ts"
import { exampleState, knownState } from "./knownState.ts"
import { normalizedBody } from "./normalizedBody.ts"

/**
 * One thing to mend in what is sent of an address, at a field of its form, of an invoice, or of the contract where no
 * form has it.
 */
export interface AddressBodyProblem {
  readonly field: string
  /** A rule of `addressProblems`; `pattern`: it has not its form; `maxItems`: there are more than the parameter. */
  readonly rule: string
  readonly parameter?: string
}

const MAX_PHONES = 9999
const FORMS: Readonly<Record<string, RegExp>> = {
  gender: /^(M|F|Male|Female|)$/,
  dropType: /^(D[PB]|DPCP|DPPPR|DPRM|)$/,
  receiverCode: /^([A-Z0-9]{6,7}|)$/i,
  registrationNumber: /^([0-9]{11}|)$/,
  "phones.countryCode": /^\+?[0-9]{0,8}$/,
  "phones.subscriberNumber": /^[0-9]{1,32}$/,
}
const REQUIRED = { P: [], C: ["companyName"], B: ["vatin", "email2"] } as const

/**
 * Everything that is wrong with an address as it is sent, by the paragraph "address body" of the specification's
 * section 5: what its form asks for, and after it what an invoice, an integrator or the backend has said besides. Empty
 * when nothing is.
 *
 * `addressType` and `checkedAddress` cannot be wrong: they are made of `use`, and always 2. What is `kept` goes back as
 * it came.
 */
export function addressBodyProblems(typed: Address): readonly AddressBodyProblem[] {
  const address = normalizedBody(typed)
  const { phones, addressLines, company, clientType = company === undefined ? "P" : "B" } = address
  const { name: companyName = "", ...numbers } = company ?? {}
  const asked: readonly string[] = ["countryCode", ...addressForm(address.countryCode).fields]
  const said: Readonly<Record<string, unknown>> = { ...address, ...numbers, companyName }
  return [
    ...withStateProblem(address, addressProblems(address)),
    ...REQUIRED[clientType].flatMap((field) =>
      String(said[field] ?? "").trim() === "" ? [{ field, rule: "required" }] : [],
    ),
    ...Object.entries(said).flatMap(([field, text]) => (asked.includes(field) ? [] : problemOf(field, text))),
    ...addressLines.slice(2).flatMap((line, place) => problemOf(`addressLines.${place + 2}`, line)),
    ...(phones.length > MAX_PHONES
      ? [{ field: "phones", rule: "maxItems", parameter: String(MAX_PHONES) }]
      : phones
          .slice(1)
          .flatMap((phone, place) =>
            Object.entries(phone).flatMap(([part, text]) => problemOf(`phones.${place + 1}.${part}`, text)),
          )),
  ]
}

/** The problems of the form with that of a state that its country's list does not have, in its place. */
function withStateProblem(
  { stateCode = "", countryCode }: Address,
  problems: readonly AddressBodyProblem[],
): readonly AddressBodyProblem[] {
  const text = stateCode.trim()
  if (text === "" || knownState(text, countryCode) !== undefined || problems.some(({ field }) => field === "stateCode"))
    return problems
  const { fields } = addressForm(countryCode)
  const [at, order] = [fields.indexOf("stateCode"), fields.map(String)]
  const before = problems.filter(({ field }) => field === "countryCode" || order.indexOf(field) < at)
  return [
    ...before,
    { field: "stateCode", rule: "stateCode", parameter: exampleState(countryCode) },
    ...problems.slice(before.length),
  ]
}

function problemOf(field: string, said: unknown): readonly AddressBodyProblem[] {
  if (typeof said !== "string" || said.trim() === "") return []
  const form = FORMS[field.replace(/\.\d+/, "")]
  const isWrong = field === "email2" ? !isEmail(said.trim()) : form?.test(compactCode(said)) === false
  return isWrong ? [{ field, rule: "pattern" }] : form === undefined ? textProblem(field, said.trim()) : []
}
