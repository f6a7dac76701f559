import type { PasswordRule } from "./validatePassword.ts"
import { validatePassword } from "./validatePassword.ts"
import { isCommonPassword } from "./isCommonPassword.ts"

/** A rule of the specification, or `known`: not one of the passwords that are tried first (ruling R9). */
export type GuidanceRule = PasswordRule | "known"

/** How far a password is. */
export interface PasswordGuidance {
  /** Every rule in the order in which it is told, and whether it is kept. */
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

/**
 * What may be told of a password while it is typed. Of an empty one nothing is met: what it does not break it does not
 * keep either.
 */
export function passwordGuidance(password: string): PasswordGuidance {
  const broken = new Set<GuidanceRule>(passwordWeaknesses(password))
  const rules = RULES.map((rule) => ({ rule, isMet: password !== "" && !broken.has(rule) }))
  return { rules, isAccepted: rules.every(({ isMet }) => isMet) }
}

/** Everything that keeps a password from being taken here, in the order of the rules. */
export function passwordWeaknesses(password: string): readonly GuidanceRule[] {
  return [...validatePassword(password), ...(isCommonPassword(password) ? (["known"] as const) : [])]
}
