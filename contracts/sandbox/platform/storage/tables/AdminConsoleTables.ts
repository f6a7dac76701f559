import type { Generated, GeneratedAlways } from "kysely"
import type { FaultKind } from "./FaultKind.ts"

export interface AdminConsoleTables {
  /** One row: the milliseconds that the shop's clock is ahead of the machine's. */
  desk_clock: { the_only_one: Generated<boolean>; offset_ms: number }
  /** An import of a merchant's catalogue, with the number of products it changed. */
  import_run: {
    store_id: string
    import_id: string
    /** Orders imports with equal timestamps. */
    position: GeneratedAlways<number>
    /** Empty for a source without a name. */
    import_source: string
    file: string
    format: string
    started_at: number
    undone_at: number | null
    /** Whether its changes have been deleted. */
    is_forgotten: boolean
    created: number
    changed: number
    hidden: number
  }
  /**
   * A product changed by an import. `before` is JSON of its rows before the import, `units_after` JSON of the units by
   * SKU after it.
   */
  import_change: {
    store_id: string
    import_id: string
    product_id: string
    handle: string
    kind: "created" | "changed" | "hidden"
    /** The import that changed the product last before this one. */
    previous_import: string | null
    before: string | null
    units_after: string
  }
  /** A fault that is injected on purpose. */
  fault: {
    fault_id: GeneratedAlways<number>
    /** `*` for every operation. */
    operation_id: string
    kind: FaultKind
    /** JSON of the numbers and texts that the kind requires. */
    setting: string
    /** Remaining calls; null until the fault is removed. */
    remaining: number | null
    created_at: number
  }
}
