import type * as Brand from "effect/Brand"

/**
 * Name of one of several sources that fill a store, such as a supplier's; its products are compared only with its own
 * earlier ones.
 */
export type SourceName = Brand.Branded<string, "SourceName">

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/

/**
 * Whether a text is a valid source name: 1 to 64 lower case Latin letters, digits, dots, dashes and underscores,
 * beginning with a letter or digit. Lower case prevents "Shoes" and "shoes" from being two sources.
 */
export function isSourceName(text: string): text is SourceName {
  return NAME.test(text)
}
