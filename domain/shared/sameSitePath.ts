/** A segment that is empty only at the end, and not `.` or `..` in any encoding. */
const SEGMENT = String.raw`\/(?!\/|(?:\.|%2e){1,2}(?:[/?#]|$))[^/?#\\\s\p{Cc}\p{Cs}]*`
const OWN_PATH = new RegExp(String.raw`^(?:${SEGMENT})+(?:[?#][^\\\s\p{Cc}\p{Cs}]*)?$`, "iu")

/**
 * Returns a path of the same site, with query and fragment, that URL parsers change only by percent-encoding;
 * `undefined` for anything else. An address that a parser rewrites (`/..//evil.example` becomes `//evil.example`) is
 * refused, since the validated address would not be the one followed (F182).
 */
export function sameSitePath(text: string | undefined): string | undefined {
  return text !== undefined && OWN_PATH.test(text) ? text : undefined
}
