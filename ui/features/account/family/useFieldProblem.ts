import type { TextKey } from "../../../text/TextKey.ts"
import { presentReason } from "../../../text/presentReason.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { FamilyState } from "./useFamily.ts"

const TEXTS = new Map<string, TextKey>([
  ["age", "family.validation.age"],
  ["amount", "family.validation.amount"],
  ["digits", "account.validation.number"],
])

/** Returns the error text of a field of the family's forms. */
export function useFieldProblem({ reasons }: Pick<FamilyState, "reasons">): (field: string) => string | undefined {
  const t = useText()
  return (field) => {
    const rule = reasons.find((reason) => reason.field === field)?.rule
    if (rule === undefined) return undefined
    const key = TEXTS.get(rule)
    return key === undefined ? presentReason(t, rule) : t(key)
  }
}
