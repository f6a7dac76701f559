import { ADDRESS_FIELDS } from "../../../../domain/address/ADDRESS_FIELDS.ts"
import type { AddressField } from "../../../../domain/address/AddressForm.ts"
import type { AddressRefusedReason, AddressRule } from "../../../../domain/address/validateAddress.ts"
import type { ShopError } from "../../../runtime/CommandResult.ts"

const RULES: readonly AddressRule[] = [
  "required",
  "tooLong",
  "forbiddenWord",
  "email",
  "zipCode",
  "phone",
  "phoneCountryCode",
  "countryCode",
  "stateCode",
  "text",
]

/** The invalid fields in an error response, for display at the fields; empty if it names none that we have. */
export function addressReasonsOf(error: ShopError): readonly AddressRefusedReason[] {
  const named =
    error._tag === "AddressRefused"
      ? error.reasons
      : error._tag === "BackendError" && error.reason._tag === "Rejected"
        ? error.reason.fields
        : []
  return named.flatMap((problem) => {
    const last = problem.field.split(/[./]/).at(-1) ?? ""
    const field = ADDRESS_FIELDS.find((known) => known === last || known === WIRE_NAMES.get(last))
    if (field === undefined) return []
    const parameter = "parameter" in problem ? problem.parameter : undefined
    return [
      {
        field,
        rule: RULES.find((rule) => rule === problem.rule) ?? ruleOfField(field),
        ...(parameter === undefined ? {} : { parameter }),
      },
    ]
  })
}

/** Backend names of the form fields. */
const WIRE_NAMES: ReadonlyMap<string, AddressField> = new Map([
  ["subscriberNumber", "phone"],
  ["countryCode", "phoneCountryCode"],
  ["addressLines", "addressLine1"],
])

function ruleOfField(field: AddressField): AddressRule {
  return field === "email" ||
    field === "stateCode" ||
    field === "zipCode" ||
    field === "phone" ||
    field === "phoneCountryCode"
    ? field
    : "required"
}
