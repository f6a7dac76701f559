import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Field } from "../../../ui/design/fields/Field.tsx"

afterEach(cleanup)

const input = () => {
  const found = screen.getByLabelText("Email")
  if (!(found instanceof HTMLInputElement)) throw new Error("The label names no input.")
  return found
}
const leave = (text: string) => {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.blur(input())
  return input().value
}

describe("F194 an email field that loses the focus", () => {
  it.each([
    [" Ana@Shop.Example ", "Ana@shop.example"],
    ["mailto:ana@shop.example", "ana@shop.example"],
    ["ana＠shop.example", "ana@shop.example"],
    ["no address", "no address"],
    ["", ""],
  ])("shows %j as it is sent: %j", (typed, sent) => {
    const onBlur = vi.fn()
    render(<Field type="email" name="email" label="Email" onBlur={onBlur} />)
    expect(leave(typed)).toBe(sent)
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it("keeps a controlled value, and any other field keeps the typed text", () => {
    const { rerender } = render(
      <Field type="email" name="email" label="Email" value="Ana@Shop.Example" onChange={() => undefined} />,
    )
    fireEvent.blur(input())
    expect(input().value).toBe("Ana@Shop.Example")
    rerender(<Field key="text" type="text" name="email" label="Email" />)
    expect(leave(" Ana@Shop.Example ")).toBe(" Ana@Shop.Example ")
  })
})
