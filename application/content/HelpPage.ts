import type { LegalText } from "../../domain/content/legalText.ts"
import type { HelpArticle, HelpTopic } from "../../domain/content/matchHelpArticles.ts"
import type { LegalDocument } from "../../domain/store/legalDocuments.ts"
import type { DeliveryPrice } from "../../domain/store/StoreOffice.ts"

export const HELP_PAGE = "ItxHelpPage"
export const LEGAL_PAGE = "ItxLegalPage"

/** Topics with data of the store: its delivery prices, and its periods for returns. */
export const DELIVERY_TOPIC = "delivery"
export const RETURNS_TOPIC = "returns"

/** A topic in the navigation of the help center. */
export type HelpTopicLink = Pick<HelpTopic, "id" | "title" | "text">

/** Content of the help center: its topics, and one topic, one article or the results of a search. */
export interface HelpPage {
  readonly topics: readonly HelpTopicLink[]
  readonly topic?: HelpTopicLink
  readonly articles: readonly HelpArticle[]
  /** The searched words. */
  readonly search?: string
  /** Of the delivery topic; absent when the backend does not respond. */
  readonly deliveryPrices?: readonly DeliveryPrice[]
}

/** Content of a legal page. */
export interface LegalPage {
  readonly document: LegalDocument
  readonly text: LegalText
}
