import type { PriceContext } from "./readPrice.ts"
import type { SheetCell, SheetLine } from "./SheetLine.ts"
import type { SheetRefusedReason, SheetRemark } from "./SheetRow.ts"

/** Context of the file's rules. */
export interface SheetContext extends PriceContext {
  /** Milliseconds since 1970; decides which sales are active. */
  readonly now: number
  /** IANA zone of dates without a zone. Default: UTC. */
  readonly timeZone?: string
  /** Languages of the store, in lower case without region; absent: every language. */
  readonly languages?: readonly string[]
  /**
   * Returns the absolute http or https address of a text by the platform's URL parser; `undefined` when it is invalid.
   */
  readonly pictureAddress: (text: string) => string | undefined
  /** Whether images are downloaded and stored, so that http addresses work too. */
  readonly storePictures: boolean
}

/** Collects errors and changes while a product is read. */
export interface ReadingReporter {
  readonly report: (line: SheetLine, rule: SheetRefusedReason["rule"], cell: SheetCell) => void
  readonly remark: (
    line: SheetLine,
    rule: SheetRemark["rule"],
    cell: SheetCell,
    more?: Pick<SheetRemark, "replacement" | "at">,
  ) => void
  /** Returns the address of an image, or nothing and a report when it cannot be shown. */
  readonly picture: (line: SheetLine, cell: SheetCell) => string | undefined
}
