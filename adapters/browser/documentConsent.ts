import * as Effect from "effect/Effect"
import type { ConsentStatus } from "../../application/consent/ConsentStatus.ts"
import type { GroupDecision } from "../../domain/consent/ConsentDecision.ts"

/** The consent of a page's visitor, from the attributes that the script in its head sets (`consentScript`). */
export function documentConsent(
  document: { readonly documentElement: Pick<HTMLElement, "dataset"> } = globalThis.document,
  target: EventTarget = globalThis,
): ConsentStatus["Service"] {
  const { dataset } = document.documentElement
  const decisionOf = (value: string | undefined): GroupDecision =>
    value === "granted" || value === "denied" ? value : "unknown"
  const read = () => ({
    analytics: decisionOf(dataset["analytics"]),
    personalization: decisionOf(dataset["personalization"]),
  })
  return {
    current: Effect.sync(read),
    subscribe: (listener) =>
      Effect.sync(() => {
        const changed = () => listener(read())
        target.addEventListener("consent", changed)
        return () => target.removeEventListener("consent", changed)
      }),
  }
}
