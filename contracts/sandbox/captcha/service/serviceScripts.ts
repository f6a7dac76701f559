/**
 * The script that a page loads by the store's `CAPTCHA_SCRIPT_URL`. It has the common interface of such widgets:
 * `grecaptcha.render` puts the box into an element and returns a number, the callbacks receive a response and its
 * expiry. The box is in a frame of this service, out of reach of the page's scripts.
 */
export const PAGE_SCRIPT = `(() => {
  const base = new URL(document.currentScript.src)
  const onload = base.searchParams.get("onload")
  const widgets = []
  addEventListener("message", ({ source, origin, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source)
    if (widget === undefined || origin !== base.origin || typeof data !== "object" || data === null) return
    if (typeof data.response === "string") {
      widget.response = data.response
      if (typeof widget.options.callback === "function") widget.options.callback(data.response)
    } else if (data.expired === true) {
      widget.response = ""
      if (typeof widget.options["expired-callback"] === "function") widget.options["expired-callback"]()
    } else if (data.failed === true && typeof widget.options["error-callback"] === "function")
      widget.options["error-callback"]()
  })
  const addressOf = ({ sitekey = "", hl = document.documentElement.lang, theme = "light" }) => {
    const address = new URL("widget", base)
    address.search = new URLSearchParams({ sitekey, hl, theme, origin: location.origin })
    return address.href
  }
  const grecaptcha = {
    ready: (run) => void run(),
    render: (container, options) => {
      const place = typeof container === "string" ? document.getElementById(container) : container
      const frame = document.createElement("iframe")
      frame.title = typeof options.title === "string" ? options.title : "Captcha"
      frame.width = "304"
      frame.height = "78"
      frame.style.border = "0"
      frame.style.maxInlineSize = "100%"
      frame.src = addressOf(options)
      place.append(frame)
      return widgets.push({ frame, options, response: "" }) - 1
    },
    reset: (number = 0) => {
      const widget = widgets[number]
      if (widget === undefined) return
      widget.response = ""
      widget.frame.src = addressOf(widget.options)
    },
    getResponse: (number = 0) => widgets[number]?.response ?? "",
  }
  globalThis.grecaptcha = grecaptcha
  if (onload !== null && typeof globalThis[onload] === "function") globalThis[onload]()
})()
`

/** The script of the box, in its frame. */
export const WIDGET_SCRIPT = `(() => {
  const { dataset } = document.body
  const box = document.getElementById("box")
  const said = document.getElementById("said")
  const tell = (message) => parent.postMessage(message, dataset.origin)
  box.disabled = false
  box.addEventListener("change", async () => {
    box.disabled = true
    said.textContent = dataset.asking
    try {
      const answer = await fetch("response", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sitekey: dataset.sitekey }),
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const { response, expiresIn } = await answer.json()
      said.textContent = dataset.done
      tell({ response })
      setTimeout(() => {
        box.checked = false
        box.disabled = false
        said.textContent = ""
        tell({ expired: true })
      }, expiresIn * 1000)
    } catch {
      box.checked = false
      box.disabled = false
      said.textContent = dataset.failed
      tell({ failed: true })
    }
  })
})()
`
