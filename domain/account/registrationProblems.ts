import * as Redacted from "effect/Redacted"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { logonOf } from "./Logon.ts"
import { passwordProblems } from "./passwordProblems.ts"
import type { Registration } from "./Registration.ts"

/** One thing to mend in a registration. */
export interface RegistrationProblem {
  readonly field: "logon" | "password" | "nickname" | "acceptedPolicies"
  readonly rule: string
}

/** Everything about a registration that the shop would refuse, as far as it can be told without asking it; of the address `addressProblems` tells. */
export function registrationProblems({ logon, password, nickname = "", acceptedPolicies }: Registration): readonly RegistrationProblem[] {
  return [
    ...(logonOf(logon) === undefined ? [{ field: "logon", rule: "pattern" } as const] : []),
    ...passwordProblems(Redacted.value(password)).map((rule) => ({ field: "password", rule }) as const),
    ...(forbiddenWord(nickname) === undefined ? [] : [{ field: "nickname", rule: "forbiddenWord" } as const]),
    ...(acceptedPolicies.includes(1) ? [] : [{ field: "acceptedPolicies", rule: "privacy" } as const]),
  ]
}
