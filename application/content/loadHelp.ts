import * as Effect from "effect/Effect"
import { toLegalText } from "../../domain/content/legalText.ts"
import type { HelpTopic } from "../../domain/content/matchHelpArticles.ts"
import { HELP_SPOTS, matchHelpArticles, toHelpTopics } from "../../domain/content/matchHelpArticles.ts"
import { legalDocuments } from "../../domain/store/legalDocuments.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { StoreOfficeGateway } from "../store/StoreOfficeGateway.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { FoundContentGateway } from "./FoundContentGateway.ts"
import type { HelpPage, HelpTopicLink, LegalPage } from "./HelpPage.ts"
import { DELIVERY_TOPIC, RETURNS_TOPIC } from "./HelpPage.ts"

/** Maximum length of a search in characters. */
const MAX_SEARCH = 128

/**
 * Returns the help center: the articles of a topic, one article by its id, the results of a search, or the topics.
 * `undefined` for an unknown topic. The topics on delivery and returns exist without texts too, because the store has
 * data for them.
 */
export const loadHelp = Effect.fn("content.loadHelp")(function* ({
  article,
  keyWord,
}: Readonly<Record<string, string>>) {
  const gateway = yield* FoundContentGateway
  const found = toHelpTopics(yield* gateway.listCmsSpots(HELP_SPOTS))
  const page: HelpPage = { topics: found.map(toLink), articles: [] }
  if (article === undefined) {
    const search = keyWord?.trim().slice(0, MAX_SEARCH) ?? ""
    if (search === "") return page
    const all = found.flatMap(({ articles }) => articles)
    return { ...page, search, articles: matchHelpArticles(all, search) }
  }
  const topic = found.find(({ id }) => id === article)
  if (topic !== undefined || article === DELIVERY_TOPIC || article === RETURNS_TOPIC) {
    const own: HelpTopic = topic ?? { id: article, title: "", articles: [] }
    return { ...page, topic: toLink(own), articles: own.articles, ...(yield* deliveryPrices(article)) }
  }
  const single = found.flatMap(({ articles }) => articles).find(({ id }) => id === article)
  const parent = found.find(({ id }) => id === single?.topic)
  return single === undefined || parent === undefined
    ? undefined
    : { ...page, topic: toLink(parent), articles: [single] }
})

const deliveryPrices = Effect.fnUntraced(function* (topic: string) {
  if (topic !== DELIVERY_TOPIC) return {}
  const office = yield* StoreOfficeGateway
  const read = Effect.map(office.getDeliveryPrices(), (prices) => ({ deliveryPrices: prices }))
  return yield* optionalSection<Pick<HelpPage, "deliveryPrices">, never>("Delivery prices", read, {})
})

function toLink({ id, title, text }: HelpTopic): HelpTopicLink {
  return { id, title, ...(text === undefined ? {} : { text }) }
}

/** Returns a legal page; `undefined` when the store does not list it, or has no text for it. */
export const loadLegalText = Effect.fn("content.loadLegalText")(function* (name: string) {
  const { store } = yield* StoreScope
  const document = legalDocuments(store.configuration).find((listed) => listed === name)
  if (document === undefined) return undefined
  const gateway = yield* FoundContentGateway
  const spot = `legal-${document}`
  const text = toLegalText(yield* gateway.listCmsSpots(spot), spot)
  return text === undefined ? undefined : ({ document, text } satisfies LegalPage)
})

/** Returns the topics of the help center, for the sitemap. */
export const listHelpTopics = Effect.gen(function* () {
  const gateway = yield* FoundContentGateway
  return toHelpTopics(yield* gateway.listCmsSpots(HELP_SPOTS)).map(({ id }) => id)
})
