import * as Effect from "effect/Effect"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { ParsedAddress } from "../../domain/shared/allowedRedirect.ts"

/** Navigates away from the page. The caller has checked the address with `allowedRedirect`. */
export function browserNavigator(page: Window = globalThis.window): PageNavigator["Service"] {
  return {
    parse: (address) => parse(address, page.location.href),
    go: (address) => Effect.sync(() => page.location.assign(address)),
    postForm: (address, fields) => Effect.sync(() => postForm(page.document, address, fields)),
  }
}

function parse(address: string, base: string): ParsedAddress | undefined {
  try {
    const { href, protocol, hostname, port, username, password } = new URL(address, base)
    return { href, protocol, hostname, port, username, password }
  } catch {
    return undefined
  }
}

function postForm(document: Document, address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement("form")
  form.setAttribute("method", "POST")
  form.setAttribute("action", address)
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input")
    input.setAttribute("type", "hidden")
    input.setAttribute("name", name)
    input.setAttribute("value", value)
    form.append(input)
  }
  document.body.append(form)
  // A form field named "submit" would shadow the form's own method.
  HTMLFormElement.prototype.submit.call(form)
}
