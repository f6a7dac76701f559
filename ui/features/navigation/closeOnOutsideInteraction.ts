/**
 * Closes open elements inside `element` when a link in it is followed, Esc is pressed, or the customer presses or
 * focuses anything outside. Returns a function that removes the listeners.
 */
export function closeOnOutsideInteraction(element: HTMLElement): () => void {
  const listening = new AbortController()
  const open = () => element.querySelector<HTMLDetailsElement>("details[open]")
  const close = () => open()?.removeAttribute("open")
  const leave = ({ target }: Event) => (target instanceof Node && element.contains(target) ? undefined : close())
  const options = { signal: listening.signal }
  document.addEventListener("pointerdown", leave, options)
  document.addEventListener("focusin", leave, options)
  element.addEventListener(
    "click",
    ({ target }) => (target instanceof Element && target.closest("a") !== null ? close() : undefined),
    options,
  )
  element.addEventListener("submit", close, options)
  element.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return
      const summary = open()?.querySelector("summary")
      close()
      summary?.focus()
    },
    options,
  )
  return () => listening.abort()
}
