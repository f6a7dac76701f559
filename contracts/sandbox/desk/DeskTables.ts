import type { Generated, GeneratedAlways } from "kysely"
import type { FaultKind } from "./faults/FaultKind.ts"

export interface DeskTables {
  /** One row: how far the shop's clock is ahead of the machine's. */
  desk_clock: { the_only_one: Generated<boolean>; offset_ms: number }
  /** What goes wrong on purpose. */
  fault: {
    fault_id: GeneratedAlways<number>
    /** `*` for every operation. */
    operation_id: string
    kind: FaultKind
    /** JSON of the numbers and texts that the kind needs. */
    setting: string
    /** Calls it will still meet; absent until it is taken away. */
    remaining: number | null
    created_at: number
  }
}
