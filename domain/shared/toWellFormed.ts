/**
 * The same text with every lone surrogate replaced by U+FFFD, so that encoders which throw on ill-formed text never do.
 */
export function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (match) =>
    match.length === 2 ? match : "\uFFFD",
  )
}
