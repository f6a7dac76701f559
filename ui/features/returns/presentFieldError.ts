import type { ReturnFieldError } from "../../../application/returns/ReturnPages.ts"
import type { TextKey } from "../../text/TextKey.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** Texts of rules that mean the same in every field. */
const RULES = new Map<string, TextKey>([
  ["notReturnable", "returns.refused.notReturnable"],
  ["reason", "returns.error.reason"],
  ["tooMany", "returns.error.tooMany"],
  ["tooLong", "validation.tooLong"],
  ["boxes", "returns.error.boxes"],
  ["pickupDate", "returns.error.pickupDate"],
  ["noStock", "returns.error.noStock"],
  ["product", "returns.error.product"],
  ["price", "returns.error.price"],
  ["windowClosed", "returns.error.windowClosed"],
  ["orderNotReturnable", "returns.error.orderNotReturnable"],
  ["registered", "returns.error.registered"],
  ["iban", "returns.error.iban"],
  ["bic", "returns.error.bic"],
  ["country", "returns.error.bicCountry"],
  ["digits", "returns.error.digits"],
  ["checkDigit", "returns.error.checkDigit"],
  ["tooLate", "returns.error.tooLate"],
  ["nothing", "returns.error.nothing"],
])

/** Returns the text of a refused field. */
export function presentFieldError({ field, rule, parameter = "" }: ReturnFieldError, t: Translate): string {
  if (rule === "required")
    return t(
      field === "lines"
        ? "returns.error.lines"
        : field === "pickupDate"
          ? "returns.error.pickupDate"
          : "validation.required",
    )
  return t(RULES.get(rule) ?? "validation.other", { parameter })
}

/** Places of errors that no field of the form shows. */
const WITHOUT_FIELD: readonly string[] = ["lines", "order", "status", "refund", "catentryId", "reasonId"]

/** Returns the texts above a form: errors without a field, or else that the fields need a check. */
export function summarizeErrors(errors: readonly ReturnFieldError[], t: Translate): readonly string[] {
  if (errors.length === 0) return []
  const own = errors.filter(({ field }) => WITHOUT_FIELD.includes(field))
  return own.length === 0 ? [t("returns.checkFields")] : [...new Set(own.map((error) => presentFieldError(error, t)))]
}

/** Returns the text of the first error of a field. */
export function errorOf(errors: readonly ReturnFieldError[], field: string, t: Translate): string | undefined {
  const found = errors.find((error) => error.field === field)
  return found === undefined ? undefined : presentFieldError(found, t)
}
