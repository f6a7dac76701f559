/** A segment that is not empty unless it is the last, and not `.` or `..` in any spelling. */
const SEGMENT = String.raw`\/(?!\/|(?:\.|%2e){1,2}(?:[/?#]|$))[^/?#\\\s\p{Cc}\p{Cs}]*`
const OWN_PATH = new RegExp(String.raw`^(?:${SEGMENT})+(?:[?#][^\\\s\p{Cc}\p{Cs}]*)?$`, "iu")

/**
 * A path of the shop's own site, with its query and fragment, that every URL parser leaves as it is but for
 * percent-encoding;
 * `undefined` for anything else. An address that a parser rewrites (`/..//evil.example` becomes `//evil.example`) is
 * not accepted: what was judged would not be what is followed (F182).
 */
export function sameSitePath(text: string | undefined): string | undefined {
  return text !== undefined && OWN_PATH.test(text) ? text : undefined
}
