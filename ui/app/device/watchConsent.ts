import { OPTIONAL_GROUPS } from "../../../domain/consent/ConsentGroup.ts"
import { CONSENT_CHOSEN, CONSENT_FORM_ID } from "../../features/consent/consentForm.ts"

/** Storage key by which other tabs learn of a choice. */
const TABS_KEY = "selvedge.tabs.consent.v1"

/**
 * Sends the banner's form without leaving the page, and deletes what is stored of groups that the visitor denies. The
 * script in the head (`setConsent`) decides, also before this one is loaded.
 */
export function watchConsent(): void {
  addEventListener("consent", eraseDenied)
  eraseDenied()
  addEventListener("submit", sendChoice, true)
}

function sendChoice(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.id !== CONSENT_FORM_ID || !(submitter instanceof HTMLButtonElement))
    return
  if (form.dataset["native"] !== undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  fetch(form.action, { method: "POST", body: new URLSearchParams({ choice: submitter.value }) })
    .then((response) => {
      if (!response.ok) throw new Error("the choice was not saved")
      dispatchEvent(new Event(CONSENT_CHOSEN))
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true })
      try {
        localStorage.setItem(TABS_KEY, Date.now().toString(36))
      } catch {
        // Other tabs then read the choice when they are shown.
      }
    })
    .catch(() => {
      // Sends the form as without scripts.
      form.dataset["native"] = ""
      form.requestSubmit(submitter)
    })
}

function eraseDenied(): void {
  const { dataset } = document.documentElement
  const denied = OPTIONAL_GROUPS.filter((group) => dataset[group] === "denied")
  if (denied.length === 0) return
  void import("./eraseGroups.ts").then(
    ({ eraseGroups }) => eraseGroups(denied, document, () => [localStorage, sessionStorage]),
    () => undefined /* the next page erases them */,
  )
}
