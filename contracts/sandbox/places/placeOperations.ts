import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area places. */
export const placeOperations = (_services: SandboxServices): readonly Operation[] => []
