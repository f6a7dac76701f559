import type { Generated, GeneratedAlways } from "kysely"
import type { FaultKind } from "./faults/FaultKind.ts"

export interface AdminConsoleTables {
  /** One row: how far the shop's clock is ahead of the machine's. */
  desk_clock: { the_only_one: Generated<boolean>; offset_ms: number }
  /** An import of a merchant's catalogue, with how many products it changed. */
  import_run: {
    store_id: string
    import_id: string
    /** Their order; moments may be alike. */
    position: GeneratedAlways<number>
    /** Empty where the source has no name. */
    import_source: string
    file: string
    format: string
    started_at: number
    undone_at: number | null
    /** Whether its changes are no longer kept. */
    is_forgotten: boolean
    created: number
    changed: number
    hidden: number
  }
  /**
   * A product that an import changed: `before` is JSON of its rows until then, `units_after` JSON of the units by sku
   * behind it.
   */
  import_change: {
    store_id: string
    import_id: string
    product_id: string
    handle: string
    kind: "created" | "changed" | "hidden"
    /** The import that changed it last until then. */
    previous_import: string | null
    before: string | null
    units_after: string
  }
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
