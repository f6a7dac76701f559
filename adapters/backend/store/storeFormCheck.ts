import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { FieldValidation } from "../../../domain/store/FieldValidation.ts"
import { violatedRules } from "../../../domain/store/FieldValidation.ts"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import type { OperationLimits } from "../http/OperationLimits.ts"
import { parseJson } from "../http/response/parseJson.ts"
import { readInputValidation } from "./HttpStoreOfficeGateway.ts"

/** A customer waits no longer for the rules: the backend checks the form too. */
const RULES_TIMEOUT = Duration.seconds(3)
const LIMITS: OperationLimits = { deadline: RULES_TIMEOUT, maxBytes: 262_144 }

/** Checks forms by the rules of a store, each operation's read once. Without its rules a form is sent unchecked. */
export function storeFormCheck(backend: BackendConnection, storeId: string): Required<BackendConnection>["checkForm"] {
  const known = new Map<string, readonly FieldValidation[]>()
  const rulesOf = Effect.fnUntraced(function* (operation: string) {
    const stored = known.get(operation)
    if (stored !== undefined) return stored
    const read = readInputValidation(backend, storeId, operation, LIMITS).pipe(
      Effect.timeoutOption(RULES_TIMEOUT),
      Effect.catch((error) =>
        Effect.as(Effect.logWarning(`The rules of ${operation} were not read`, error.message), Option.none()),
      ),
    )
    const rules = Option.getOrElse(yield* read, () => [])
    if (rules.length > 0) known.set(operation, rules)
    return rules
  })
  return Effect.fnUntraced(function* (operation, body) {
    const fields = violatedRules(yield* rulesOf(operation), parseJson(body)?.value)
    if (fields.length === 0) return
    const reason: BackendErrorReason = { _tag: "Rejected", parameters: [], causes: [], fields }
    return yield* Effect.fail(reason)
  })
}
