/** One line of a text, unchanged. */
export interface TextLine {
  readonly text: string
  /** Its line break, one of three kinds; empty at the end of the file. */
  readonly end: string
  /** True when the text is truncated because it exceeded the memory limit. */
  readonly isCut?: boolean
}

/** Length of a truncated line, enough to identify it. */
const TRUNCATED_LENGTH = 200

/**
 * Returns the lines of a text in batches, one per chunk; line breaks may be mixed. Holds one line of at most `longest`
 * characters.
 */
export async function* textLines(chunks: AsyncIterable<string>, longest: number): AsyncGenerator<readonly TextLine[]> {
  let held = ""
  let isCut = false
  for await (const chunk of chunks) {
    const text = held + chunk
    const lines: TextLine[] = []
    let start = 0
    // A trailing carriage return may be half of a line break, so it waits for the next chunk.
    for (const match of text.slice(0, text.endsWith("\r") ? -1 : text.length).matchAll(/\r\n|\n|\r/gu)) {
      lines.push(
        isCut || match.index - start > longest
          ? cut(text.slice(start), match[0])
          : { text: text.slice(start, match.index), end: match[0] },
      )
      isCut = false
      start = match.index + match[0].length
    }
    held = text.slice(start)
    if (held.length > longest) {
      isCut = true
      held = held.slice(0, TRUNCATED_LENGTH) + (held.endsWith("\r") ? "\r" : "")
    }
    if (lines.length > 0) yield lines
  }
  const end = held.endsWith("\r") ? "\r" : ""
  const text = held.slice(0, held.length - end.length)
  if (held !== "") yield [isCut || text.length > longest ? cut(text, end) : { text, end }]
}

function cut(text: string, end: string): TextLine {
  return { text: text.slice(0, TRUNCATED_LENGTH), end, isCut: true }
}
