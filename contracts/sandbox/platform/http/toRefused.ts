import { randomUUID } from "node:crypto"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"
import { isStorageDown, isUnstorableValue } from "../storage/sqlState.ts"
import { invalidField, Refused, unavailable } from "./Refused.ts"

/**
 * Returns the response for an error: a `Refused` unchanged, an unreachable database as 503, anything else as 500
 * without details.
 */
export const toRefused = (error: unknown, ports: SandboxPorts): Refused => {
  if (error instanceof Refused) return error
  if (isUnstorableValue(error))
    return invalidField("request", "range", "A value of the request is outside of what the shop can hold.")
  const incident = randomUUID()
  const detail = { incident, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  if (isStorageDown(error)) {
    ports.log({ level: "error", message: "The database cannot be used.", detail })
    return unavailable()
  }
  ports.log({ level: "error", message: "A request failed.", detail })
  return new Refused(500, {
    code: 500,
    key: "_ERR_INTERNAL",
    message: "The backend failed.",
    description: `incident ${incident}`,
  })
}
