import { tableRows } from "./tableRows.ts"

/** A test that a rule names: a file, and a part of a title in it. */
export interface NamedTest {
  readonly path: string
  readonly title: string
}

export interface RuleRow {
  readonly id: string
  readonly tests: readonly NamedTest[]
}

export const RULES_DOCUMENT = "docs/rules.md"

const NAMED_TEST = /`([^`]+)` “([^”]+)”/g

/** The rules of docs/rules.md, with the tests in their last column. */
export const RULE_ROWS: readonly RuleRow[] = tableRows(RULES_DOCUMENT).map(({ id, cells }) => ({
  id,
  tests: [...(cells.at(-1) ?? "").matchAll(NAMED_TEST)].map(([, path = "", title = ""]) => ({ path, title })),
}))
