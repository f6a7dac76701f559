/** Fields of WooCommerce's export, as its own import reads them. */

/** A value without the quotation mark that keeps spreadsheets from taking it for a formula: `'-5`. */
export function unquoted(text: string): string {
  return /^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text
}

/** The values of a list between commas; a comma of a value has a backslash before it. */
export function valuesIn(text: string): readonly string[] {
  return unquoted(text)
    .split(/(?<!\\),/u)
    .map((value) => value.replaceAll("\\,", ",").trim())
    .filter((value) => value !== "")
}

/** A description with line breaks for `\n`; a `\n` that was in the text itself has two backslashes. */
export function withLineBreaks(text: string): string {
  return unquoted(text)
    .split("\\\\n")
    .map((part) => part.replaceAll("\\n", "\n"))
    .join("\\n")
}
