import type { PasswordRule } from "./validatePassword.ts"
import { validatePassword } from "./validatePassword.ts"
import { isCommonPassword } from "./isCommonPassword.ts"

/** A rule of S5, or `known`: not a common password (R9). */
export type GuidanceRule = PasswordRule | "known"

/** Progress of a typed password. */
export interface PasswordGuidance {
  /** Every rule in display order, and whether it is met. */
  readonly rules: readonly { readonly rule: GuidanceRule; readonly isMet: boolean }[]
  readonly isAccepted: boolean
}

const RULES: readonly GuidanceRule[] = [
  "minLength",
  "lowercase",
  "uppercase",
  "digit",
  "repeated",
  "tooFrequent",
  "known",
]

/** Returns the guidance while a password is typed. An empty password meets no rule. */
export function passwordGuidance(password: string): PasswordGuidance {
  const broken = new Set<GuidanceRule>(passwordWeaknesses(password))
  const rules = RULES.map((rule) => ({ rule, isMet: password !== "" && !broken.has(rule) }))
  return { rules, isAccepted: rules.every(({ isMet }) => isMet) }
}

/** Returns all rules that a password breaks, in order. */
export function passwordWeaknesses(password: string): readonly GuidanceRule[] {
  return [...validatePassword(password), ...(isCommonPassword(password) ? (["known"] as const) : [])]
}
