import { flushSync } from "react-dom"

/** The view transition name of an image that moves to the next page; base.css sets its duration. */
const TRANSITION_NAME = "picture"

/**
 * Changes the page with a short view transition, if the browser supports it and the customer does not prefer reduced
 * motion. Resolves when the new page is in the document.
 */
export async function showWithTransition(change: () => void, morph: string | undefined): Promise<void> {
  const update = () => flushSync(change)
  if (typeof document.startViewTransition !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return update()
  const leaving = mark(morph)
  let target: HTMLElement | undefined
  const transition = document.startViewTransition(() => {
    unmark(leaving)
    update()
    target = mark(morph)
  })
  void transition.finished.finally(() => unmark(target))
  return transition.updateCallbackDone
}

function mark(morph: string | undefined): HTMLElement | undefined {
  if (morph === undefined) return undefined
  const pictures = document.querySelectorAll<HTMLElement>(`[data-morph="${CSS.escape(morph)}"]`)
  // The preview of the next page covers the picture that was pressed.
  const picture = [...pictures].find((one) => one.closest("[data-preview]") !== null) ?? pictures[0]
  picture?.style.setProperty("view-transition-name", TRANSITION_NAME)
  return picture
}

function unmark(picture: HTMLElement | undefined): void {
  picture?.style.removeProperty("view-transition-name")
}
