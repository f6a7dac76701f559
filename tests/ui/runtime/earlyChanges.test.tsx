import { act, useState } from "react"
import type { ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { replayEarlyEvents } from "../../../ui/app/replayEarlyEvents.ts"
import { rememberTypedTexts } from "../../../ui/runtime/browser/earlyFields.ts"
import { island, isInIsland, loadIslands } from "../../../ui/runtime/island.tsx"
import { setWholePageLoader } from "../../../ui/runtime/WholePage.tsx"

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  document.body.innerHTML = ""
})
afterEach(() => {
  setWholePageLoader(() => Promise.resolve(true))
  vi.unstubAllGlobals()
})

type Report = (value: string) => void

/** Changes a field of the page as the customer does, and fires the browser's events. */
const type = (value: string) => (field: Element) => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error("not a text field")
  field.focus()
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
const press = (field: Element) => (field instanceof HTMLElement ? field.click() : undefined)
const select = (field: Element) => {
  if (!(field instanceof HTMLSelectElement)) throw new Error("not a selection")
  field.selectedIndex = 1
  field.dispatchEvent(new Event("change", { bubbles: true }))
}

/** Each kind of field, how the customer changes it, and what its handler must learn. */
const FIELD_KINDS: readonly {
  readonly kind: string
  readonly field: (report: Report, value: string) => ReactNode
  readonly change: (field: Element) => void
  readonly learns: string
}[] = [
  ...["text", "email", "number", "search", "password", "tel"].map((each) => ({
    kind: `a ${each} field`,
    field: (report: Report) => <input type={each} onChange={({ currentTarget }) => report(currentTarget.value)} />,
    change: type(each === "number" ? "42" : "ana"),
    learns: each === "number" ? "42" : "ana",
  })),
  {
    kind: "a text field with a value of its own",
    field: (report, value) => <input value={value} onChange={({ currentTarget }) => report(currentTarget.value)} />,
    change: type("ana"),
    learns: "ana",
  },
  {
    kind: "a text field that listens to each input",
    field: (report) => <input defaultValue="an" onInput={({ currentTarget }) => report(currentTarget.value)} />,
    change: type("ana"),
    learns: "ana",
  },
  {
    kind: "a long text",
    field: (report) => <textarea defaultValue="x" onChange={({ currentTarget }) => report(currentTarget.value)} />,
    change: type("a gift"),
    learns: "a gift",
  },
  {
    kind: "a checked box",
    field: (report) => <input type="checkbox" onChange={({ target }) => report(String(target.checked))} />,
    change: press,
    learns: "true",
  },
  {
    kind: "a cleared box",
    field: (report) => (
      <input type="checkbox" defaultChecked onChange={({ target }) => report(String(target.checked))} />
    ),
    change: press,
    learns: "false",
  },
  {
    kind: "a radio button",
    field: (report) =>
      ["S", "M"].map((size, index) => (
        <input
          key={size}
          data-changed={index}
          type="radio"
          name="size"
          value={size}
          defaultChecked={index === 0}
          onChange={() => report(size)}
        />
      )),
    change: press,
    learns: "M",
  },
  {
    kind: "a selection",
    field: (report) => (
      <select defaultValue="S" onChange={({ currentTarget }) => report(currentTarget.value)}>
        <option>S</option>
        <option>M</option>
      </select>
    ),
    change: select,
    learns: "M",
  },
]

/** An island with one field and a button, as the server sent it, in a page that is hydrated. */
async function sentByServer(field: (report: Report, value: string) => ReactNode) {
  const reports: string[] = []
  function Form() {
    const [known, setKnown] = useState("")
    const [pressed, setPressed] = useState<string>()
    const report = (value: string) => {
      reports.push(value)
      setKnown(value)
    }
    return (
      <>
        {field(report, known)}
        <button type="button" onClick={() => setPressed(known)}>
          {pressed ?? "not pressed"}
        </button>
      </>
    )
  }
  const OnServer = island(async () => Form)
  await loadIslands()
  const InBrowser = island(async () => Form)
  const complaints: unknown[] = []
  const container = document.createElement("main")
  document.body.append(container)
  container.innerHTML = renderToString(<OnServer />)
  rememberTypedTexts()
  await act(async () =>
    hydrateRoot(container, <InBrowser />, { onRecoverableError: (error) => complaints.push(error) }),
  )
  const find = (selector: string) => {
    const found = container.querySelector(selector)
    if (found === null) throw new Error(`no ${selector}`)
    return found
  }
  return { reports, complaints, find }
}

/** Uses the page: React hydrates in between. */
async function usePage() {
  let isUsed = false
  const loading = loadIslands().finally(() => (isUsed = true))
  while (!isUsed) await act(async () => new Promise((resume) => setTimeout(resume)))
  await loading
}

describe("A field that is changed before its part of the page is hydrated", () => {
  it.each(FIELD_KINDS)("F224 tells its handler once it is: $kind", async ({ field, change, learns }) => {
    const { reports, complaints, find } = await sentByServer(field)
    change(find("[data-changed='1'], :is(input, select, textarea):not([data-changed])"))
    expect(reports).toEqual([])
    await usePage()
    expect([reports, complaints]).toEqual([[learns], []])
  })

  it.each(FIELD_KINDS)("F224 tells it before the press that came next is handled: $kind", async (each) => {
    const { find } = await sentByServer(each.field)
    replayEarlyEvents(usePage, { contains: isInIsland, holdsLinks: true })
    each.change(find("[data-changed='1'], :is(input, select, textarea):not([data-changed])"))
    press(find("button"))
    await vi.waitFor(() => expect(find("button").textContent).toBe(each.learns))
  })

  it.each(FIELD_KINDS)("tells nothing when nothing was changed: $kind", async ({ field }) => {
    const { reports } = await sentByServer(field)
    await usePage()
    expect(reports).toEqual([])
  })

  it.each(FIELD_KINDS)("F224 tells the handler of the part that replaces an outdated one: $kind", async (each) => {
    setWholePageLoader(() => Promise.resolve(false))
    const { reports, complaints, find } = await sentByServer(each.field)
    const sent = find("[data-changed='1'], :is(input, select, textarea):not([data-changed])")
    each.change(sent)
    await usePage()
    expect(find("[data-changed='1'], :is(input, select, textarea):not([data-changed])")).not.toBe(sent)
    expect([reports, complaints]).toEqual([[each.learns], []])
  })

  it("leaves the cursor where the customer is typing", async () => {
    const { find } = await sentByServer((report) => <input onChange={({ target }) => report(target.value)} />)
    const field = find("input")
    type("linen")(field)
    if (field instanceof HTMLInputElement) field.setSelectionRange(2, 2)
    await usePage()
    expect(field).toMatchObject({ value: "linen", selectionStart: 2, selectionEnd: 2 })
  })
})
