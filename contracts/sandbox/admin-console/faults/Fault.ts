import type { Selectable } from "kysely"
import type { AdminConsoleTables } from "../AdminConsoleTables.ts"
import type { FaultKind } from "./FaultKind.ts"
import { parseStored } from "../../storage/parseStored.ts"

/** Every operation. */
export const EVERY_OPERATION = "*"

export interface FaultSetting {
  /** latency: 1 to 60 000. */
  readonly milliseconds?: number
  /** forbidden: 4 and 11 make a client refresh its session, any other is final. */
  readonly code?: number
  /** waitingRoom: seconds until the next try. */
  readonly retryAfter?: number
  /** serverFault: a key of the cart's, for example LINE_NO_BUYABLE. */
  readonly key?: string
  /** brokenJson, droppedConnection: the act is carried out, and only its answer is lost. */
  readonly isCarriedOut?: boolean
}

/** A fault that is set. */
export interface Fault extends FaultSetting {
  readonly faultId: number
  readonly operationId: string
  readonly kind: FaultKind
  readonly remaining?: number
}

const isSetting = (value: unknown): value is FaultSetting => typeof value === "object" && value !== null

// The column is written by the desk alone.
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
