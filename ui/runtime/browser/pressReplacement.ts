/** Where an element was when it was pressed. */
export interface Place {
  readonly part: Element
  /** All elements of the part with its name. */
  readonly elements: readonly Element[]
}

/**
 * Presses the element that replaces a pressed one, since the shop has changed since the document was rendered. A submit
 * without replacement is sent natively, and the server says what has become of it.
 */
export function pressReplacement(pressed: HTMLElement, { part, elements }: Place): void {
  const isSame = isAlike(pressed)
  const position = elements.filter(isSame).indexOf(pressed)
  const replacement = [...part.querySelectorAll<HTMLElement>(pressed.localName)].filter(isSame)[position]
  if (replacement instanceof HTMLFormElement) return replacement.requestSubmit()
  if (replacement !== undefined) return replacement.click()
  const form = pressed instanceof HTMLButtonElement && pressed.type === "submit" ? pressed.form : pressed
  if (!(form instanceof HTMLFormElement)) return
  form.hidden = true
  document.body.append(form)
  form.requestSubmit(form === pressed ? null : pressed)
}

/** Whether an element does what another one does: it has the same words, values and addresses. */
function isAlike(one: Element): (other: Element) => boolean {
  const meaning = meaningOf(one)
  return (other) => meaningOf(other) === meaning
}

function meaningOf(element: Element): string {
  const form = element instanceof HTMLButtonElement ? element.form : element
  const attributes = ["name", "value", "type", "href", "aria-label"].map((name) => element.getAttribute(name))
  const hidden = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])].map(
    ({ name, value }) => `${name}=${value}`,
  )
  const words = element instanceof HTMLFormElement ? undefined : element.textContent
  return JSON.stringify([attributes, form?.getAttribute("action"), hidden, words])
}
