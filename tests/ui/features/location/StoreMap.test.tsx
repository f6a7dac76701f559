import { act, cleanup, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { DrawnMap, MapMarker, MapRequest } from "../../../../application/location/MapPort.ts"
import { MAP_FAILURES, MapUnavailable } from "../../../../application/location/MapPort.ts"
import { StoreMap } from "../../../../ui/features/location/StoreMap.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const MARKERS: readonly MapMarker[] = [
  { id: "1", name: "Selvedge Centro", point: { latitude: 40, longitude: -3 }, lines: ["Calle 1"] },
]

function Places() {
  const [selected, setSelected] = useState<string>()
  return (
    <>
      <button onClick={() => setSelected("1")}>list</button>
      <p>selected: {selected ?? "none"}</p>
      <StoreMap markers={MARKERS} selected={selected} onSelect={setSelected} />
    </>
  )
}

/** A map whose calls and request the test sees. */
function drawnMap() {
  const requests: MapRequest[] = []
  const map = {
    attribution: ["Natural Earth"],
    showMarkers: vi.fn(),
    select: vi.fn(),
    show: vi.fn(),
    zoomBy: vi.fn(),
    remove: vi.fn(),
  } satisfies DrawnMap
  const draw = vi.fn((request: MapRequest) => {
    requests.push(request)
    return Promise.resolve({ ok: true, value: map } as const)
  })
  return { requests, map, draw }
}

describe("the map beside a list of places", () => {
  it("is drawn when the customer asks for it, and removed when it is hidden", async () => {
    const { map, draw } = drawnMap()
    renderInShop(<Places />, { maps: { draw } })
    expect(draw).not.toHaveBeenCalled()
    await press(screen.getByRole("button", { name: "Show map" }))
    expect(draw).toHaveBeenCalledOnce()
    expect(screen.getByText("Map data: Natural Earth")).toBeTruthy()
    await press(screen.getByRole("button", { name: "Zoom in" }))
    expect(map.zoomBy).toHaveBeenCalledWith(1)
    await press(screen.getByRole("button", { name: "Hide map" }))
    expect(map.remove).toHaveBeenCalledOnce()
    expect(screen.getByRole("button", { name: "Show map" })).toBeTruthy()
  })

  it("opens with a selection of the list, and reports a press on a marker", async () => {
    const { requests, map, draw } = drawnMap()
    renderInShop(<Places />, { maps: { draw } })
    await press(screen.getByRole("button", { name: "list" }))
    expect(map.select).toHaveBeenLastCalledWith("1")
    act(() => requests[0]?.onSelect(undefined))
    expect(screen.getByText("selected: none")).toBeTruthy()
    expect(map.remove).not.toHaveBeenCalled()
  })

  it.each(MAP_FAILURES)("F153 says why there is no map (%s), and tries again", async (reason) => {
    const { draw, map } = drawnMap()
    const refused = { ok: false, error: new MapUnavailable({ reason }) } as const
    const drawOnce = vi.fn<(request: MapRequest) => Promise<typeof refused | Awaited<ReturnType<typeof draw>>>>(draw)
    drawOnce.mockResolvedValueOnce(refused)
    renderInShop(<Places />, { maps: { draw: drawOnce } })
    await press(screen.getByRole("button", { name: "Show map" }))
    expect(screen.getByText("The map can’t be shown")).toBeTruthy()
    expect(screen.getByText(/The list shows all places|the list shows all places/)).toBeTruthy()
    await press(screen.getByRole("button", { name: "Try again" }))
    expect(screen.queryByText("The map can’t be shown")).toBeNull()
    expect(map.remove).not.toHaveBeenCalled()
  })

  it("F153 says so when the provider rejects its key after the map is drawn", async () => {
    const { requests, draw, map } = drawnMap()
    renderInShop(<Places />, { maps: { draw } })
    await press(screen.getByRole("button", { name: "Show map" }))
    act(() => requests[0]?.onFailure(new MapUnavailable({ reason: "keyRejected" })))
    expect(screen.getByText(/isn’t available in this store/)).toBeTruthy()
    expect(map.remove).toHaveBeenCalledOnce()
  })
})
