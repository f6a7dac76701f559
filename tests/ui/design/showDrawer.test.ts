import { afterEach, describe, expect, it, vi } from "vitest"
import { showDrawer } from "../../../ui/design/showDrawer.ts"
import { afterPaint, nextTask } from "../../../ui/runtime/browser/scheduling.ts"

afterEach(() => {
  document.body.innerHTML = ""
})

/** A closed drawer, and the calls that would make it modal. */
function aDrawer() {
  document.body.innerHTML = "<dialog></dialog>"
  const drawer = document.querySelector("dialog")
  if (drawer === null) throw new Error("no dialog")
  const showModal = vi.spyOn(drawer, "showModal").mockImplementation(() => void (drawer.open = true))
  return { drawer, showModal }
}

const nextFrame = async () => {
  await afterPaint()
  await nextTask()
}

describe("a drawer that opens with a press", () => {
  it("is open at once, and modal after its first frame", async () => {
    const { drawer, showModal } = aDrawer()
    showDrawer(drawer)
    expect(drawer.open).toBe(true)
    expect(showModal).not.toHaveBeenCalled()
    await nextFrame()
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(drawer.open).toBe(true)
  })

  it("stays closed when it is closed in its first frame", async () => {
    const { drawer, showModal } = aDrawer()
    showDrawer(drawer)
    drawer.open = false
    await nextFrame()
    expect(showModal).not.toHaveBeenCalled()
    expect(drawer.open).toBe(false)
  })

  it("is opened once, however often it is pressed", async () => {
    const { drawer, showModal } = aDrawer()
    showDrawer(drawer)
    showDrawer(drawer)
    await nextFrame()
    expect(showModal).toHaveBeenCalledTimes(1)
  })
})
