import * as Schema from "effect/Schema"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"

/** A product recommended to somebody by mail. */
export interface Recommendation {
  readonly productId: string
  readonly recipient: string
  /** 1 to 256 characters. */
  readonly message: string
  /** 1 to 128 characters. */
  readonly senderName?: string
}

/** A recommendation that breaks a rule; each problem names its field and the rule. */
export class RecommendationRefused extends Schema.TaggedError<RecommendationRefused>()("RecommendationRefused", {
  problems: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["recipient", "message", "senderName"]),
      rule: Schema.Literals(["email", "required", "tooLong", "link", "htmlEntity", "forbiddenWord"]),
    }),
  ),
}) {}

type Problem = RecommendationRefused["problems"][number]

const MAX_MESSAGE = 256
const MAX_NAME = 128
const LINK = /:\/\/|\bwww\.|\bmailto:/iu
const HTML_ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iu
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]+)/u

/**
 * What is wrong with a recommendation, by the rules for mails to others (specification, section 5): no links, no HTML
 * entities, no SQL keyword at the start. The only link is the shop's own.
 */
export function recommendationProblems({ recipient, message, senderName }: Recommendation): readonly Problem[] {
  return [
    ...(isEmail(recipient) ? [] : [{ field: "recipient", rule: "email" } as const]),
    ...textProblems("message", message, MAX_MESSAGE),
    ...(senderName === undefined ? [] : textProblems("senderName", senderName, MAX_NAME)),
  ]
}

function textProblems(field: Problem["field"], text: string, maximum: number): readonly Problem[] {
  const broken = (rule: Problem["rule"], isBroken: boolean): readonly Problem[] => (isBroken ? [{ field, rule }] : [])
  return [
    ...broken("required", text.trim() === ""),
    ...broken("tooLong", [...text].length > maximum),
    ...broken("link", LINK.test(text)),
    ...broken("htmlEntity", HTML_ENTITY.test(text)),
    ...broken("forbiddenWord", forbiddenWord(FIRST_WORD.exec(text)?.[1] ?? "") !== undefined),
  ]
}
