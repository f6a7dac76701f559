import type * as Brand from "effect/Brand"

/**
 * What a merchant calls one of several files that fill a store, as a supplier's: its products are compared with its own
 * earlier ones only.
 */
export type SourceName = Brand.Branded<string, "SourceName">

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/

/**
 * Whether a text can name a source: 1 to 64 small Latin letters, digits, dots, dashes and underscores, a letter or
 * digit first, so that "Shoes" and "shoes" are never two.
 */
export function isSourceName(text: string): text is SourceName {
  return NAME.test(text)
}
