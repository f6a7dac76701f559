import type { OperationName } from "../backend/http/OperationName.ts"
import type { Patience, PatienceRules } from "../backend/http/patience.ts"
import { patience } from "../backend/http/patience.ts"

/** The operationId of a call for which the page has a form that asks. */
export type AskingCall = OperationName

/**
 * The patience of a page's calls, by its rules: fetched when the first of them is refused in a way that can be helped.
 */
export function browserPatience(rules: PatienceRules): Patience {
  return (send) => patience(send, rules)
}
