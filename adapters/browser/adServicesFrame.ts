/** Loads a hidden page in a frame of one pixel, in an origin of its own: its scripts cannot reach the shop's page. */
export function loadAdServicesFrame(address: string, document: Document = globalThis.document): void {
  const frame = document.createElement("iframe")
  frame.setAttribute("sandbox", "allow-scripts")
  frame.setAttribute("aria-hidden", "true")
  frame.tabIndex = -1
  frame.title = ""
  frame.width = "1"
  frame.height = "1"
  frame.className = "ad-services"
  // Neither shown nor part of the page's flow; a hidden frame would not run in every browser.
  Object.assign(frame.style, {
    position: "fixed",
    insetBlockEnd: "0",
    border: "0",
    opacity: "0",
    pointerEvents: "none",
  })
  frame.src = address
  document.body.append(frame)
}
