/** The events of a captcha widget. */
export interface WidgetListener {
  readonly onResponse: (response: string) => void
  /** The response has expired, and the widget is reset. */
  readonly onExpired: () => void
  readonly onFailed: () => void
}

export interface WidgetOptions {
  readonly element: HTMLElement
  readonly siteKey: string
  /** BCP 47. */
  readonly language: string
  readonly title: string
  readonly isDark: boolean
}

type Api = { readonly ready: (run: () => void) => void }
type ReadyApi = Api & { readonly render: (place: HTMLElement, options: object) => unknown }

/** The global name that these services define. */
const NAME = "grecaptcha"

/** Renders the widget of the loaded service; returns `false` if the script defines none. */
export function renderWidget(
  { element, siteKey, language, title, isDark }: WidgetOptions,
  listener: WidgetListener,
): boolean {
  const api: unknown = Reflect.get(globalThis, NAME)
  if (!isApi(api)) return false
  api.ready(() => {
    const ready: unknown = Reflect.get(globalThis, NAME)
    if (!isApi(ready) || !canRender(ready)) return listener.onFailed()
    ready.render(element, {
      sitekey: siteKey,
      hl: language,
      title,
      theme: isDark ? "dark" : "light",
      callback: listener.onResponse,
      "expired-callback": listener.onExpired,
      "error-callback": listener.onFailed,
    })
  })
  return true
}

function isApi(value: unknown): value is Api {
  return typeof value === "object" && value !== null && "ready" in value && typeof value.ready === "function"
}

function canRender(api: Api): api is ReadyApi {
  return "render" in api && typeof api.render === "function"
}
