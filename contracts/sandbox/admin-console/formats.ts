import { type Html, html } from "../platform/http/html.ts"

/** A timestamp in UTC to the minute. */
export const formatTimestamp = (milliseconds: number): Html => {
  const iso = new Date(milliseconds).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")}</time>`
}

/** A timestamp in UTC to the second, for lists of events. */
export const formatEventTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ")

export const buttonForm = (
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
  isSecondary = false,
): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button type="submit" ${isSecondary && html` class="quiet"`}>${label}</button>
  </form>`
