/** The part of XMLHttpRequest that long polling uses, by the `fetch` of Node, which has no XMLHttpRequest. */
export class FetchXmlHttpRequest {
  readyState = 0
  status = 0
  responseText = ""
  responseXML: Document | null = null
  onreadystatechange: (() => void) | null = null
  private readonly headers = new Headers()
  private readonly controller = new AbortController()
  private target = { method: "GET", url: "" }

  open(method: string, url: string): void {
    this.target = { method, url }
    this.change(1)
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(body: string): void {
    void this.exchange(body)
  }

  getAllResponseHeaders(): string {
    return ""
  }

  abort(): void {
    this.controller.abort()
    this.readyState = 0
  }

  private async exchange(body: string): Promise<void> {
    const { method, url } = this.target
    try {
      const response = await fetch(url, { method, body, headers: this.headers, signal: this.controller.signal })
      this.responseText = await response.text()
      this.responseXML = new DOMParser().parseFromString(this.responseText, "text/xml")
      this.status = response.status
    } catch {
      // A failed request has the status 0, as in a browser.
      this.status = 0
    }
    if (!this.controller.signal.aborted) this.change(4)
  }

  private change(state: number): void {
    this.readyState = state
    this.onreadystatechange?.()
  }
}
