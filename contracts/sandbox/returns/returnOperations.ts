import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area returns. */
export const returnOperations = (_services: SandboxServices): readonly Operation[] => []
