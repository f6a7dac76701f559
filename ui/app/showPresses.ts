/** The interval for checking whether a press has been handled, in milliseconds. */
const CHECK_INTERVAL_MILLIS = 100
/** After this time the mark is removed and the customer has to press again, in milliseconds. */
const MAX_PRESSED_MILLIS = 10_000

/**
 * Marks the pressed link or button with `data-pressed` in the same frame, before any other script of the page runs,
 * until the press is handled: on a slow connection nothing else confirms the press. After hydration, buttons that
 * respond at once are not marked.
 */
export function showPresses(): void {
  let pressed: HTMLElement | undefined
  const release = () => {
    delete pressed?.dataset["pressed"]
    pressed = undefined
  }
  const mark = (element: HTMLElement, event: Event) => {
    release()
    pressed = element
    element.dataset["pressed"] = ""
    const since = performance.now()
    const check = () => {
      if (pressed !== element) return
      if (isAwaited(event) && performance.now() - since < MAX_PRESSED_MILLIS) setTimeout(check, CHECK_INTERVAL_MILLIS)
      else release()
    }
    setTimeout(check, CHECK_INTERVAL_MILLIS)
  }
  addEventListener(
    "click",
    (event) => {
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>("a[href], button[type=button]") : null
      if (element !== null && (element instanceof HTMLAnchorElement ? isNavigation(element, event) : !isHydrated()))
        mark(element, event)
    },
    { capture: true },
  )
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event
      const button =
        submitter ??
        (form instanceof HTMLFormElement ? form.querySelector<HTMLElement>("button:not([type=button])") : null)
      if (button !== null) mark(button, event)
    },
    { capture: true },
  )
  // A page restored from the back/forward cache has no pending press.
  addEventListener("pageshow", release)
}

/**
 * Whether the press is still pending: the document navigates, the next page is loading, or the page is not hydrated
 * yet.
 */
function isAwaited(event: Event): boolean {
  return !event.defaultPrevented || !isHydrated() || document.querySelector("main[aria-busy=true]") !== null
}

function isHydrated(): boolean {
  return document.documentElement.dataset["hydrated"] !== undefined
}

/** Whether a click on a link opens another page in this tab. */
export function isNavigation(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = location
  const isSamePage = link.origin === origin && link.pathname === pathname && link.search === search && link.hash !== ""
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    /^https?:$/.test(link.protocol) &&
    !isSamePage
  )
}
