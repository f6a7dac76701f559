import type { GroupDecision } from "../../../domain/consent/ConsentDecision.ts"

/** What the script of a store's pages needs to know. */
export interface ConsentScriptSettings {
  readonly cookie: string
  readonly policyVersion: string
  /** The event after which the choice is read again. */
  readonly chosen: string
  /** Each with its name, its code, and the decision before a choice. */
  readonly groups: readonly (readonly [name: "analytics" | "personalization", code: string, before: GroupDecision])[]
}

/**
 * The script in the head of every page, as text (`consentScript`): so it uses nothing but its parameter and the
 * browser. Short, since it is part of every page.
 */
export function setConsent({ cookie, policyVersion, chosen, groups }: ConsentScriptSettings): void {
  const { dataset } = document.documentElement
  /** Sets the decisions, and returns whether one has changed. */
  const update = () => {
    const isRefused = Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1"
    if (isRefused) dataset["privacySignal"] = ""
    const pair = document.cookie.split("; ").find((each) => each.startsWith(`${cookie}=`))
    let choice = ""
    try {
      choice = decodeURIComponent(`${pair ?? ""}&`.slice(cookie.length + 1))
    } catch {
      // Not written by the shop: as if nothing had been chosen.
    }
    return (
      groups.filter(([name, code, before]) => {
        const isGranted = choice.includes(`&version=${policyVersion}&`) && choice.includes(`${code}:1`)
        const now = dataset[name]
        dataset[name] = isRefused || choice.includes(`${code}:0`) ? "denied" : isGranted ? "granted" : before
        return dataset[name] !== now
      }).length > 0
    )
  }
  update()
  for (const event of ["visibilitychange", "storage", chosen])
    addEventListener(event, () => void (update() && dispatchEvent(new Event("consent"))))
}
