import type { CmsSpot } from "./FoundContent.ts"

/** A help article of the content management system. */
export interface HelpArticle {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Returns the blocks with a text as articles, in the order of the content management system. */
export function toHelpArticles(spots: readonly CmsSpot[]): readonly HelpArticle[] {
  return [...spots]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ spot, position, title, text }) =>
      text === undefined ? [] : [{ id: `${spot}-${position}`, title, text }],
    )
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
