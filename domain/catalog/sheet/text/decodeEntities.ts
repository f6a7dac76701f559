import { decodeHTMLStrict } from "entities"

/** A reference with its semicolon; the longest name of the standard has 31 letters. */
const REFERENCE = /&(?:#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi
/** Control characters, which a reference such as `&#1;` could add to a text that has none. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** Decodes the HTML entities of a text once; unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => {
    // Texts in capitals have entities in capitals, such as `&NDASH;`, which the standard does not know.
    for (const spelling of [reference, reference.toLowerCase()]) {
      const decoded = decodeHTMLStrict(spelling)
      if (decoded !== spelling) return decoded.replace(CONTROL, "\uFFFD")
    }
    return reference
  })
}
