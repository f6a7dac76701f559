import { tableRows } from "./tableRows.ts"

export const FAULTS_DOCUMENT = "docs/faults.md"

/** The faults of docs/faults.md by number, each with its description. */
export const FAULT_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  tableRows(FAULTS_DOCUMENT).map(({ id, cells: [fault = ""] }) => [id, fault]),
)
