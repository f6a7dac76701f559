import type { PriceContext } from "./readPrice.ts"
import type { SheetCell, SheetLine } from "./SheetLine.ts"
import type { SheetRefusedReason, SheetRemark } from "./SheetRow.ts"

/** What the file's rules depend on. */
export interface SheetContext extends PriceContext {
  /** Milliseconds since 1970: which sales are on. */
  readonly now: number
  /** The IANA zone by whose clocks dates without a zone are; UTC where it is absent. */
  readonly timeZone?: string
  /**
   * Codes of the languages that the store shows, in small letters without a region; every language where it is absent.
   */
  readonly languages?: readonly string[]
  /** The whole http or https address a text stands for, by the platform's own parser; `undefined` when it is none. */
  readonly pictureAddress: (text: string) => string | undefined
  /** Whether pictures are fetched and kept, so that http serves too. */
  readonly storePictures: boolean
}

/** Where the reading of a product notes what is wrong and what it changes. */
export interface ReadingReporter {
  readonly report: (line: SheetLine, rule: SheetRefusedReason["rule"], cell: SheetCell) => void
  readonly remark: (
    line: SheetLine,
    rule: SheetRemark["rule"],
    cell: SheetCell,
    more?: Pick<SheetRemark, "replacement" | "at">,
  ) => void
  /** The address of a picture; nothing where it cannot be shown, which is noted. */
  readonly picture: (line: SheetLine, cell: SheetCell) => string | undefined
}
