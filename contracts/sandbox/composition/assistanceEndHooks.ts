import { removeEmployeeDiscount } from "../cart/promotions/removeEmployeeDiscount.ts"
import type { AssistanceEndHook } from "../platform/services/AssistanceEndHook.ts"

/** Effects of the areas when staff end a session for a client. */
export const assistanceEndHooks: readonly AssistanceEndHook[] = [removeEmployeeDiscount]
