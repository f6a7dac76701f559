import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area gift-cards. */
export const giftCardOperations = (_services: SandboxServices): readonly Operation[] => []
