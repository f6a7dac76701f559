import type { components } from "../../generated/wishlists.d.ts"
import { sqlKeyword } from "../platform/storage/sqlKeyword.ts"
import type { FieldProblem } from "../platform/http/Refused.ts"

export type WishlistMail = components["schemas"]["WishlistMail"]

const LINK = /:\/\/|\bwww\.|\bmailto:/iu
const ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iu
const LEADING_DOT = /^\s*\./u
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]{1,256})/u

/**
 * Returns the problems of a mail beyond its schema (S5): names must not hold links, HTML
 * entities, a leading dot or SQL keywords; subject and message must not start with a SQL keyword. Keywords are whole
 * words in any case (R10).
 */
export const mailProblems = ({
  nameSender,
  nameRecipient,
  subject,
  message,
}: WishlistMail): readonly FieldProblem[] => [
  ...nameProblems("nameSender", nameSender),
  ...nameProblems("nameRecipient", nameRecipient),
  ...startProblems("subject", subject),
  ...startProblems("message", message),
]

const nameProblems = (field: string, name: string): readonly FieldProblem[] => {
  if (name.trim() === "") return [{ field, rule: "required", message: `${field} must not be blank.` }]
  const word = sqlKeyword(name)
  return [
    ...(LINK.test(name) ? [{ field, rule: "link", message: `${field} must not hold a link.` }] : []),
    ...(ENTITY.test(name) ? [{ field, rule: "htmlEntity", message: `${field} must not hold an HTML entity.` }] : []),
    ...(LEADING_DOT.test(name) ? [{ field, rule: "leadingDot", message: `${field} must not begin with a dot.` }] : []),
    ...(word === undefined
      ? []
      : [{ field, rule: "forbiddenWord", message: `${field} must not hold the word ${word}.` }]),
  ]
}

const startProblems = (field: string, text: string): readonly FieldProblem[] => {
  const word = sqlKeyword(FIRST_WORD.exec(text.normalize("NFKC"))?.[1] ?? "")
  return word === undefined
    ? []
    : [{ field, rule: "forbiddenWord", message: `${field} must not begin with the word ${word}.` }]
}
