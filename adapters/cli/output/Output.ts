/** Output of a command: results on standard output, everything else on standard error. */
export interface Output {
  /** True when results are JSON, for scripts. */
  readonly isJson: boolean
  /** Prints a result: the value as JSON, or the lines as text. */
  readonly result: (value: unknown, lines: readonly string[]) => void
  /** Prints a binary result; absent when standard output is a terminal. */
  readonly bytes?: (content: Uint8Array) => void
  /** Prints a line that is not part of the result. */
  readonly note: (line: string) => void
  /** Shows progress on one line, on a terminal only; an empty text clears it. */
  readonly progress: (text: string) => void
}

export function processOutput(isJson: boolean): Output {
  const isTerminal = process.stderr.isTTY
  return {
    isJson,
    result: (value, lines) =>
      process.stdout.write(isJson ? `${JSON.stringify(value, undefined, 2)}\n` : `${lines.join("\n")}\n`),
    ...(process.stdout.isTTY ? {} : { bytes: (content: Uint8Array) => void process.stdout.write(content) }),
    note: (line) => process.stderr.write(`${line}\n`),
    progress: (text) => {
      if (isTerminal && !isJson) process.stderr.write(`\r\u001b[K${text}`)
    },
  }
}

/** Aligns rows in columns; the last column is not padded. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell : cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell))),
      )
      .join("  "),
  )
}

/** Emoji and East Asian wide characters. */
const WIDE_CHARACTER = new RegExp(
  "\\p{Emoji_Presentation}|[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f" +
    "\\uff00-\\uff60\\uffe0-\\uffe6\\u{20000}-\\u{3fffd}]",
  "u",
)

/** Terminal columns of a text: wide characters take two, combining marks none. */
function displayWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue
    width += WIDE_CHARACTER.test(character) ? 2 : 1
  }
  return width
}
