import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area wallet. */
export const walletOperations = (_services: SandboxServices): readonly Operation[] => []
