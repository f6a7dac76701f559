import { invalidField } from "../../platform/http/Refused.ts"

/** The source of imports without a name. */
export const UNNAMED_SOURCE = ""

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/u

/** The name of the file that an import comes from. Products of different sources are separate. */
export const readImportSource = (value: unknown): string => {
  if (value === undefined) return UNNAMED_SOURCE
  if (typeof value !== "string" || !NAME.test(value))
    throw invalidField(
      "source",
      "pattern",
      "source must have 1 to 64 small letters a to z, digits, dots, dashes or underscores, " +
        "and begin with a letter or digit.",
    )
  return value
}

export const describeSource = (source: string): string =>
  source === UNNAMED_SOURCE ? "the imports without a source" : `the source "${source}"`
