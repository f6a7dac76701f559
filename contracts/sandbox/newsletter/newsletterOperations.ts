import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area newsletter. */
export const newsletterOperations = (_services: SandboxServices): readonly Operation[] => []
