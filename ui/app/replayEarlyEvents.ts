/** How long a held submit waits for hydration before it is submitted natively, in milliseconds. */
const SUBMIT_TIMEOUT_MILLIS = 4_000
const SIGNS = ["pointerdown", "keydown", "touchstart", "focusin"] as const

/**
 * Handles events before hydration. The first sign of intent starts hydration; the last submit or button press is held
 * and replayed afterwards. A submit falls back to the native request after a timeout, since forms work without scripts.
 * Links are left to the browser. `isWaiting` tells whether an element is in a part that waits for hydration.
 *
 * Returns a function that starts hydration without a sign of intent; events are still replayed once the page is ready.
 */
export function replayEarlyEvents(
  start: () => Promise<void>,
  isWaiting: (target: Element) => boolean = () => true,
): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let again: (() => void) | undefined
  const finish = () => {
    if (listening.signal.aborted) return
    listening.abort()
    again?.()
  }
  const begin = () => void start().then(finish, finish)
  for (const sign of SIGNS) addEventListener(sign, begin, { ...options, passive: true })
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !isWaiting(form)) return
      event.preventDefault()
      again = () => form.requestSubmit(submitter)
      begin()
      setTimeout(finish, SUBMIT_TIMEOUT_MILLIS)
    },
    options,
  )
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null
      if (button === null || !isWaiting(button)) return
      again = () => button.click()
      begin()
    },
    options,
  )
  return begin
}
