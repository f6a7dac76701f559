import type { ResolvedStore } from "../stores/Stores.ts"
import { type Html, html } from "../http/html.ts"

/** A timestamp in UTC to the minute. */
export const formatTimestamp = (milliseconds: number): Html => {
  const iso = new Date(milliseconds).toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace("T", " ")}</time>`
}

/** An amount of minor units in the store's format. */
export const moneyText = (store: ResolvedStore | undefined, minorUnits: number): string => {
  if (store === undefined) return String(minorUnits)
  const digits = String(Math.abs(minorUnits)).padStart(store.currencyDecimals + 1, "0")
  const whole = digits
    .slice(0, digits.length - store.currencyDecimals)
    .replace(/\B(?=(?:[0-9]{3}){1,5}$)/gu, store.groupingCharacter)
  const fraction =
    store.currencyDecimals === 0 ? "" : `${store.decimalCharacter}${digits.slice(-store.currencyDecimals)}`
  return (minorUnits < 0 ? store.negativeFormat : store.positiveFormat).replace("{0}", `${whole}${fraction}`)
}

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
