import type { GroupDecision } from "../../../domain/consent/ConsentDecision.ts"

/** What the script of a store's pages needs to know. */
export interface ConsentScriptSettings {
  readonly cookie: string
  readonly policyVersion: string
  readonly formId: string
  /** Storage key by which other tabs learn of a choice. */
  readonly tabsKey: string
  readonly groups: readonly {
    readonly name: "analytics" | "personalization"
    readonly code: string
    /** The decision before a choice. */
    readonly before: GroupDecision
    /** Matches the names of everything that is stored for the group. */
    readonly keys: string
  }[]
}

/**
 * The script in the head of every page, as text (`consentScript`): so it uses nothing but its parameter and the
 * browser.
 */
export function runConsent({ cookie, policyVersion, formId, tabsKey, groups }: ConsentScriptSettings): void {
  const { dataset } = document.documentElement
  const cookieNames = () => document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "")

  const readChoice = () => {
    const pair = document.cookie.split("; ").find((each) => each.startsWith(`${cookie}=`)) ?? ""
    try {
      return decodeURIComponent(pair.slice(cookie.length + 1))
    } catch {
      // Not written by the shop: as if nothing had been chosen.
      return ""
    }
  }

  const decide = (code: string, before: GroupDecision, choice: string, hasPrivacySignal: boolean): GroupDecision => {
    if (hasPrivacySignal || choice.includes(`${code}:0`)) return "denied"
    const isCurrent = `${choice}&`.includes(`&version=${policyVersion}&`)
    return isCurrent && choice.includes(`${code}:1`) ? "granted" : before
  }

  const erase = (keys: RegExp) => {
    try {
      for (const storage of [localStorage, sessionStorage])
        for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
    } catch {
      // Storage is disabled, so nothing is stored there.
    }
    for (const name of cookieNames()) if (keys.test(name)) document.cookie = `${name}=;Path=/;Max-Age=0`
  }

  /** Sets the decisions, and returns whether one has changed. */
  const update = () => {
    const hasPrivacySignal = Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1"
    if (hasPrivacySignal) dataset["privacySignal"] = ""
    const choice = readChoice()
    const changed = groups.filter(({ name, code, before, keys }) => {
      const decision = decide(code, before, choice, hasPrivacySignal)
      const isChanged = dataset[name] !== decision
      dataset[name] = decision
      // After the first paint: it reads every key.
      if (decision === "denied") setTimeout(() => erase(new RegExp(keys)))
      return isChanged
    })
    return changed.length > 0
  }
  const updateAndAnnounce = () => {
    if (update()) dispatchEvent(new Event("consent"))
  }
  update()
  document.addEventListener("visibilitychange", updateAndAnnounce)
  addEventListener("storage", ({ key }) => {
    if (key === tabsKey) updateAndAnnounce()
  })
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || form.id !== formId || !(submitter instanceof HTMLButtonElement)) return
      if (form.dataset["native"] !== undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      fetch(form.action, { method: "POST", body: new URLSearchParams({ choice: submitter.value }) })
        .then((response) => {
          if (!response.ok) throw new Error("the choice was not saved")
          updateAndAnnounce()
          document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true })
          try {
            localStorage.setItem(tabsKey, Date.now().toString(36))
          } catch {
            // Other tabs then read the choice when they are shown.
          }
        })
        .catch(() => {
          // Sends the form as without scripts.
          form.dataset["native"] = ""
          form.requestSubmit(submitter)
        })
    },
    true,
  )
}
