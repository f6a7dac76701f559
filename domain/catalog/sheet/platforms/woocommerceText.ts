/** Field syntax of WooCommerce's export, as its own import reads it. */

/** Removes the quotation mark that keeps spreadsheets from reading a value as a formula: `'-5`. */
export function unquoted(text: string): string {
  return /^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text
}

/** Splits a comma-separated list; a comma in a value is escaped by a backslash. */
export function valuesIn(text: string): readonly string[] {
  return unquoted(text)
    .split(/(?<!\\),/u)
    .map((value) => value.replaceAll("\\,", ",").trim())
    .filter((value) => value !== "")
}

/** Replaces `\n` in a description with line breaks; a literal `\n` is escaped by a second backslash. */
export function withLineBreaks(text: string): string {
  return unquoted(text)
    .split("\\\\n")
    .map((part) => part.replaceAll("\\n", "\n"))
    .join("\\n")
}
