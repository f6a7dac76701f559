import type { CmsSpot } from "./FoundContent.ts"

/** A help article of the content management system. */
export interface HelpArticle {
  /** Name of the spot without `help-`. */
  readonly topic: string
  readonly id: string
  readonly title: string
  readonly text: string
}

/** A topic of the help center: its block of position 0, and the articles of its other blocks. */
export interface HelpTopic {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly articles: readonly HelpArticle[]
}

/** Spots of a help topic begin with this name. */
export const HELP_SPOTS = "help-"

/**
 * Returns the blocks with a text as articles, in the order of the content management system. Blocks of position 0
 * introduce a topic.
 */
export function toHelpArticles(spots: readonly CmsSpot[]): readonly HelpArticle[] {
  return [...spots]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ spot, position, title, text }) =>
      text === undefined || position === 0
        ? []
        : [{ topic: topicOf(spot), id: `${spot.slice(HELP_SPOTS.length)}-${position}`, title, text }],
    )
}

/** Returns the topics that have an introduction, in the order of the content management system. */
export function toHelpTopics(spots: readonly CmsSpot[]): readonly HelpTopic[] {
  const articles = toHelpArticles(spots)
  return spots.flatMap(({ spot, position, title, text }) =>
    position === 0 && spot.startsWith(HELP_SPOTS)
      ? [
          {
            id: topicOf(spot),
            title,
            ...(text === undefined ? {} : { text }),
            articles: articles.filter(({ topic }) => topic === topicOf(spot)),
          },
        ]
      : [],
  )
}

function topicOf(spot: string): string {
  return spot.slice(HELP_SPOTS.length)
}

/**
 * Returns the articles that contain every word of a search, without regard to case and accents; those with all words in
 * their title first. An empty search returns all.
 */
export function matchHelpArticles(articles: readonly HelpArticle[], search: string): readonly HelpArticle[] {
  const words = plain(search)
    .split(/\s+/u)
    .filter((word) => word !== "")
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
  const found = articles.filter(({ title, text }) => hasAll(`${title} ${text}`))
  return [...found.filter(({ title }) => hasAll(title)), ...found.filter(({ title }) => !hasAll(title))]
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
}
