import * as Effect from "effect/Effect"
import type { BackendConnection } from "../http/callOperation.ts"

/**
 * Returns the check of forms by the store's own rules (S5: input validations), which are read at the first form of an
 * operation, without the customer's session. The code is loaded with them.
 */
export function formRules(
  backend: Omit<BackendConnection, "session" | "checkForm">,
  storeId: string,
): Required<Pick<BackendConnection, "checkForm">> {
  let loaded: Promise<Required<BackendConnection>["checkForm"]> | undefined
  const load = Effect.promise(
    () => (loaded ??= import("./storeFormCheck.ts").then(({ storeFormCheck }) => storeFormCheck(backend, storeId))),
  )
  return { checkForm: (operation, body) => Effect.flatMap(load, (check) => check(operation, body)) }
}
