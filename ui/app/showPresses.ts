/** How often it is looked whether a press has been answered, in milliseconds. */
const CHECK_INTERVAL_MILLIS = 100
/** A page that has not come until then is pressed for again. */
const MAX_PRESSED_MILLIS = 10_000

/**
 * Marks the link or button that was pressed with `data-pressed`, in the frame of the press and before any script of the
 * page, until the press is answered: on a slow connection nothing else shows that it was taken. What works without
 * waiting is left alone once the page is alive.
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
      if (element !== null && (element instanceof HTMLAnchorElement ? leaves(element, event) : !isHydrated()))
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
  // A page that comes back from memory is not waited for any more.
  addEventListener("pageshow", release)
}

/** The document goes by itself, the page is on its way, or the page is not alive yet and takes the press when it is. */
function isAwaited(event: Event): boolean {
  return !event.defaultPrevented || !isHydrated() || document.querySelector("main[aria-busy=true]") !== null
}

function isHydrated(): boolean {
  return document.documentElement.dataset["hydrated"] !== undefined
}

/** Whether a press of a link shows another page in this tab. */
function leaves(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { origin, pathname, search } = location
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search && link.hash !== ""
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    /^https?:$/.test(link.protocol) &&
    !isHere
  )
}
