import type { Translate } from "../../text/createTranslate.ts"
import type { TextKey } from "../../text/TextKey.ts"

/** Topics of contact forms and kinds of claims that have a name in all languages. */
const TEXTS = new Map<string, TextKey>([
  ["ORDER", "service.topic.ORDER"],
  ["DELIVERY", "service.topic.DELIVERY"],
  ["RETURN", "service.topic.RETURN"],
  ["PRODUCT", "service.topic.PRODUCT"],
  ["PAYMENT", "service.topic.PAYMENT"],
  ["ACCOUNT", "service.topic.ACCOUNT"],
  ["OTHER", "service.topic.OTHER"],
  ["DAMAGED", "service.topic.DAMAGED"],
  ["WRONG_ITEM", "service.topic.WRONG_ITEM"],
  ["MISSING_ITEM", "service.topic.MISSING_ITEM"],
  ["NOT_RECEIVED", "service.topic.NOT_RECEIVED"],
  ["OVERCHARGED", "service.topic.OVERCHARGED"],
])

/** Returns the name of a topic; one that only the store knows is shown as it is. */
export function topicText(topic: string, t: Translate): string {
  const key = TEXTS.get(topic)
  return key === undefined ? topic : t(key)
}
