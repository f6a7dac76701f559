import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area teens. */
export const teenOperations = (_services: SandboxServices): readonly Operation[] => []
