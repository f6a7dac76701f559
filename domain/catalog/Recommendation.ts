import * as Schema from "effect/Schema"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"

/** A product recommendation by email. */
export interface Recommendation {
  readonly productId: string
  readonly recipient: string
  /** 1 to 256 characters. */
  readonly message: string
  /** 1 to 128 characters. */
  readonly senderName?: string
}

/** A recommendation that breaks rules; each reason has its field and rule. */
export class RecommendationRefused extends Schema.TaggedError<RecommendationRefused>()("RecommendationRefused", {
  reasons: Schema.Array(
    Schema.Struct({
      field: Schema.Literals(["recipient", "message", "senderName"]),
      rule: Schema.Literals(["email", "required", "tooLong", "link", "htmlEntity", "forbiddenWord"]),
    }),
  ),
}) {}

type RecommendationRefusedReason = RecommendationRefused["reasons"][number]

const MAX_MESSAGE = 256
const MAX_NAME = 128
const LINK = /:\/\/|\bwww\.|\bmailto:/iu
const HTML_ENTITY = /&(?:#[0-9]{1,8}|#x[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/iu
const FIRST_WORD = /^\s*([\p{L}\p{M}\p{N}_]+)/u

/**
 * Validates a recommendation by the rules for emails to third parties (S5): no links, no HTML
 * entities, no SQL keyword at the start. The only link is the store's own.
 */
export function validateRecommendation({
  recipient,
  message,
  senderName,
}: Recommendation): readonly RecommendationRefusedReason[] {
  return [
    ...(isEmail(recipient) ? [] : [{ field: "recipient", rule: "email" } as const]),
    ...validateTextField("message", message, MAX_MESSAGE),
    ...(senderName === undefined ? [] : validateTextField("senderName", senderName, MAX_NAME)),
  ]
}

function validateTextField(
  field: RecommendationRefusedReason["field"],
  text: string,
  maximum: number,
): readonly RecommendationRefusedReason[] {
  const whenBroken = (
    rule: RecommendationRefusedReason["rule"],
    isBroken: boolean,
  ): readonly RecommendationRefusedReason[] => (isBroken ? [{ field, rule }] : [])
  return [
    ...whenBroken("required", text.trim() === ""),
    ...whenBroken("tooLong", [...text].length > maximum),
    ...whenBroken("link", LINK.test(text)),
    ...whenBroken("htmlEntity", HTML_ENTITY.test(text)),
    ...whenBroken("forbiddenWord", forbiddenWord(FIRST_WORD.exec(text)?.[1] ?? "") !== undefined),
  ]
}
