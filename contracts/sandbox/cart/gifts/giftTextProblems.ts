import type { FieldProblem } from "../../platform/http/Refused.ts"

const KEYWORDS = [
  "CREATE",
  "DATABASE",
  "DROP",
  "TABLE",
  "ALTER TABLE",
  "SELECT",
  "INSERT",
  "UPDATE",
  "DELETE",
  "TRUNCATE",
  "REPLACE",
]
const WORD = "\\p{L}\\p{M}\\p{N}_"
const FORBIDDEN = new RegExp(`(?<![${WORD}])(${KEYWORDS.join("|").replace(" ", "\\s+")})(?![${WORD}])`, "iu")

/** The first word of a gift's text that S5 bans, at its field; empty without one. */
export const giftTextProblems = (field: string, text: string | undefined): readonly FieldProblem[] => {
  const word = FORBIDDEN.exec((text ?? "").normalize("NFKC"))?.[1]
  return word === undefined
    ? []
    : [{ field, rule: "forbiddenWord", message: `${field} holds the word ${word}, which is not accepted.` }]
}
