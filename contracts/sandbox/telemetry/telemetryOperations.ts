import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** The operations of the area telemetry. */
export const telemetryOperations = (_services: SandboxServices): readonly Operation[] => []
