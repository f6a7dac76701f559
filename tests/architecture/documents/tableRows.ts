import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../RuleFile.ts"

/** A row of a numbered table: its number and its other cells. */
export interface TableRow {
  readonly id: string
  readonly cells: readonly string[]
}

const NUMBERED = /^[A-Z][1-9][0-9.]*$/

/** Returns the rows of a document's tables whose first cell is a number such as `S4.3` or `F55`. */
export function tableRows(document: string): readonly TableRow[] {
  return readFileSync(join(ROOT, document), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    )
    .flatMap(([id = "", ...cells]) => (NUMBERED.test(id) ? [{ id, cells }] : []))
}
