import { isEmail } from "../shared/isEmail.ts"
import { isPhone } from "../shared/phoneNumber.ts"
import type { Claim } from "./Claim.ts"
import { namesItems } from "./Claim.ts"
import type { SupportRefused } from "./SupportRefused.ts"

const MAX_DESCRIPTION = 4000

/** Returns the errors of a claim in the order of its form; `bought` are the lines of the order. */
export function validateClaim(
  { kind, items, description, email, phone }: Claim,
  bought: readonly { readonly sku: string; readonly quantity: number }[],
): SupportRefused["reasons"] {
  const units = (sku: string) => bought.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)
  return [
    ...(namesItems(kind) && items.length === 0 ? [{ field: "items", rule: "required" }] : []),
    ...items.flatMap(({ sku, quantity }, index) => {
      if (units(sku) === 0) return [{ field: `items.${index}.sku`, rule: "unknown" }]
      return Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= units(sku)
        ? []
        : [{ field: `items.${index}.quantity`, rule: "tooMany", parameter: String(units(sku)) }]
    }),
    ...(description.trim() === "" ? [{ field: "description", rule: "required" }] : []),
    ...([...description].length > MAX_DESCRIPTION
      ? [{ field: "description", rule: "tooLong", parameter: String(MAX_DESCRIPTION) }]
      : []),
    ...(isEmail(email) ? [] : [{ field: "email", rule: "email" }]),
    ...(phone === undefined || phone.trim() === "" || isPhone(phone) ? [] : [{ field: "phone", rule: "phone" }]),
  ]
}
