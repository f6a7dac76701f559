import type { FamilyRoleRefused, TeenLimitReached, TeenRefused } from "../../../domain/teen/TeenRefused.ts"

/** Describes why a change of teens and sponsors was refused. */
export function presentFamilyRefused(error: FamilyRoleRefused | TeenLimitReached | TeenRefused): string {
  switch (error._tag) {
    case "FamilyRoleRefused":
      return error.role === "teen"
        ? "A teen account cannot sponsor teens. Nothing was changed."
        : "A sponsor cannot have a sponsor. Nothing was changed."
    case "TeenLimitReached":
      return error.messageKey === "_ERR_SPENDING_LIMIT"
        ? `This is above the spending limit: ${error.maximum} in minor units are left. Nothing was changed.`
        : `The limit of ${error.maximum} is reached (${error.messageKey}). Nothing was changed.`
    case "TeenRefused": {
      const fields = error.reasons.map(({ field, rule }) => `${field} (${rule})`)
      return `Check these fields: ${fields.join(", ")}. Nothing was changed.`
    }
  }
}
