/** How long a kept submit waits for the page to come to life before it goes the ordinary way, in milliseconds. */
const SUBMIT_TIMEOUT_MILLIS = 4_000
const SIGNS = ["pointerdown", "keydown", "touchstart", "focusin"] as const

/**
 * Until the page is alive: the first sign of intent brings it to life; the last submit or press of a button is kept and
 * done again when it is. A submit does not wait for ever: forms work without scripts. Links are left to the browser.
 *
 * Answers the function that brings the page to life without a sign; from then on nothing is kept back.
 */
export function replayEarlyEvents(start: () => Promise<void>): () => void {
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
      if (!(form instanceof HTMLFormElement)) return
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
      if (button === null) return
      again = () => button.click()
      begin()
    },
    options,
  )
  return begin
}
