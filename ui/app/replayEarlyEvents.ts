import { additionForm, showCartDrawer } from "../runtime/browser/cartDrawer.ts"
import type { Place } from "../runtime/browser/pressReplacement.ts"
import { isNavigation } from "./showPresses.ts"

/** How long a held submit waits for hydration before it is submitted natively, in milliseconds. */
const SUBMIT_TIMEOUT_MILLIS = 4_000
const SIGNS = ["pointerdown", "keydown", "touchstart", "focusin"] as const

/** The browser itself opens a popover, which a second press of its button would close, and closes a drawer. */
const REPLAYED = "a[href], button[type=button]:not([popovertarget], [commandfor])"

/** The part of a page whose events are held. */
interface WaitingPart {
  /** Whether an element is in it. */
  readonly contains: (target: Element) => boolean
  /** Whether its links are held, too; otherwise the browser follows them. */
  readonly holdsLinks: boolean
  /** Whether a sign of intent starts hydration. */
  readonly startsWith?: (target: Element) => boolean
  /** Called when an addition to the cart is held: the drawer's frame is open. */
  readonly onAddition?: () => void
  /** Opens the page of a link before hydration. False if the link's own handler must; else no event is replayed. */
  readonly follows?: (link: HTMLAnchorElement) => boolean
}

const WHOLE_PAGE: WaitingPart = { contains: () => true, holdsLinks: false }

/**
 * Handles events before hydration. The first sign of intent starts hydration, and no other starts it again; the last
 * submit, complete or not, or button press is held and replayed afterwards. Nothing else learns of a held event, since
 * React handles events from the moment it has hydrated, which is before the replay. If hydration replaces what was
 * pressed, its replacement is. A submit falls back to the native request after a timeout, since forms work without
 * scripts. Links of the whole page are left to the browser.
 *
 * Returns a function that starts hydration without a sign of intent; events are still replayed once the page is ready.
 */
export function replayEarlyEvents(
  start: () => Promise<void>,
  { contains, holdsLinks, startsWith, onAddition, follows }: WaitingPart = WHOLE_PAGE,
): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let again: (() => void) | undefined
  const finish = () => {
    if (listening.signal.aborted) return
    listening.abort()
    again?.()
  }
  let started: Promise<void> | undefined
  const begin = () => void (started ??= start().then(finish, finish))
  const hold = (event: Event, pressed: HTMLElement) => {
    event.preventDefault()
    event.stopPropagation()
    again = pressAgain(pressed)
    begin()
    setTimeout(finish, SUBMIT_TIMEOUT_MILLIS)
  }
  const onSign = ({ target }: Event) => {
    if (!(target instanceof Element) || startsWith?.(target) !== false) begin()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { ...options, passive: true })
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !contains(form)) return
      if (additionForm(form) !== null) {
        showCartDrawer()
        onAddition?.()
      }
      // A button may handle its own press, too.
      hold(event, submitter ?? form)
    },
    options,
  )
  addEventListener(
    "invalid",
    (event) => {
      const form = event.target instanceof Element ? event.target.closest("form") : null
      if (form === null || !contains(form)) return
      // The page shows what is missing in its own words.
      hold(event, form)
    },
    options,
  )
  addEventListener(
    "click",
    (event) => {
      const { target } = event
      const pressed = target instanceof Element ? target.closest<HTMLElement>(REPLAYED) : null
      if (pressed === null || !contains(pressed)) return
      if (pressed instanceof HTMLAnchorElement) {
        if (!holdsLinks || !isNavigation(pressed, event)) return
        event.preventDefault()
        if (follows?.(pressed) === true) return listening.abort()
      }
      event.stopPropagation()
      again = pressAgain(pressed)
      begin()
    },
    options,
  )
  return begin
}

/** Returns how an element, or later its replacement, is pressed again. */
function pressAgain(pressed: HTMLElement): () => void {
  const part = pressed.closest("[data-island]") ?? document.documentElement
  const place: Place = { part, elements: [...part.querySelectorAll(pressed.localName)] }
  return () => {
    if (!pressed.isConnected)
      void import("../runtime/browser/pressReplacement.ts").then(
        ({ pressReplacement }) => pressReplacement(pressed, place),
        () => undefined /* the customer presses again */,
      )
    else if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}
