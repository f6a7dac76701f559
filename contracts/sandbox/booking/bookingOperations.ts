import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area booking. */
export const bookingOperations = (_services: SandboxServices): readonly Operation[] => []
