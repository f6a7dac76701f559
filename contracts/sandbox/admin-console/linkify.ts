import { type Html, html } from "../platform/http/html.ts"

/** A web address anywhere, or a path of the shop on a line of its own. */
const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]|^\/[^\s<>"']*$/gmu

/** The addresses in a message, in their order. */
export const linksIn = (text: string): readonly string[] => [...text.matchAll(LINK)].map(([link]) => link)

/** The message with its addresses as links; all other text is escaped. */
export const linkify = (text: string): Html => {
  const parts: Html[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    parts.push(html`${text.slice(from, match.index)}<a href="${match[0]}" rel="noreferrer noopener">${match[0]}</a>`)
    from = match.index + match[0].length
  }
  return html`${parts}${text.slice(from)}`
}
