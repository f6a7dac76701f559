import { afterPaint, nextTask } from "../runtime/browser/scheduling.ts"

/**
 * Opens the dialog of a drawer in the next frame. It becomes modal in the frame after: then the rest of the page is
 * inert, for which the browser computes the styles of the whole page again.
 */
export function showDrawer(drawer: HTMLDialogElement): void {
  if (drawer.open) return
  drawer.open = true
  void afterPaint()
    .then(nextTask)
    .then(() => drawer.open && makeModal(drawer))
}

/** Makes the dialog of a drawer modal, whether it is open or not. */
export function makeModal(drawer: HTMLDialogElement): void {
  if (drawer.matches(":modal")) return
  // An open dialog cannot become modal.
  drawer.open = false
  drawer.showModal()
}
