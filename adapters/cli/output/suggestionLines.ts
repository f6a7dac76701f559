import type { Suggestion } from "../../../application/catalog/Suggestion.ts"
import { table } from "./Output.ts"

/** Returns search suggestions with the command for each. */
export function suggestionLines(suggestions: readonly Suggestion[]): readonly string[] {
  return table(
    suggestions.map((suggestion) => [
      suggestion.target === "category" && suggestion.within !== undefined
        ? `${suggestion.term} (${suggestion.within})`
        : suggestion.term,
      commandOf(suggestion),
    ]),
  )
}

function commandOf(suggestion: Suggestion): string {
  switch (suggestion.target) {
    case "category":
      return `selvedge product list --category ${suggestion.category.seoId}`
    case "product":
      return `selvedge product show ${suggestion.product.mfname}`
    case "search":
      return `selvedge product list --search ${shellQuote(suggestion.term)}`
  }
}

/** Quotes a text as one shell word. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
