import type { Selectable } from "kysely"
import type { AdminConsoleTables } from "../storage/tables/AdminConsoleTables.ts"
import type { FaultKind } from "../storage/tables/FaultKind.ts"
import { parseStored } from "../storage/parseStored.ts"

export const EVERY_OPERATION = "*"

export interface FaultSetting {
  /** latency: 1 to 60,000. */
  readonly milliseconds?: number
  /** forbidden: 4 and 11 make a client refresh its session, all others are final. */
  readonly code?: number
  /** waitingRoom: seconds until the next try. */
  readonly retryAfter?: number
  /** serverFault: an error key of the cart, for example LINE_NO_BUYABLE. */
  readonly key?: string
  /** brokenJson, droppedConnection: the operation is carried out, and only its response is lost. */
  readonly isCarriedOut?: boolean
}

/** An active fault. */
export interface Fault extends FaultSetting {
  readonly faultId: number
  readonly operationId: string
  readonly kind: FaultKind
  readonly remaining?: number
}

const isSetting = (value: unknown): value is FaultSetting => typeof value === "object" && value !== null

// Only the admin console writes the column.
export const faultOf = ({
  fault_id,
  operation_id,
  kind,
  setting,
  remaining,
}: Selectable<AdminConsoleTables["fault"]>): Fault => {
  const value: unknown = parseStored(setting)
  return {
    ...(isSetting(value) ? value : {}),
    faultId: fault_id,
    operationId: operation_id,
    kind,
    ...(remaining === null ? {} : { remaining }),
  }
}
