import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { boundsOf, metresBetween, toGeoPoint } from "../../../domain/location/GeoPoint.ts"

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const point = fc.record({ latitude, longitude })

describe("F152 a position", () => {
  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [91, 0],
    [-90.001, 0],
    [0, 180.001],
    [0, -181],
    [Number.POSITIVE_INFINITY, 0],
  ])("of %d° and %d° is none", (north, east) => {
    expect(toGeoPoint(north, east)).toBeUndefined()
  })

  it("may be a pole and the antimeridian", () => {
    expect(toGeoPoint(90, 180)).toEqual(at(90, 180))
    expect(toGeoPoint(-90, -180)).toEqual(at(-90, -180))
  })
})

describe("F152 a distance", () => {
  it("is right between cities and across the antimeridian", () => {
    expect(metresBetween(at(40.4168, -3.7038), at(41.3874, 2.1686)) / 1_000).toBeCloseTo(505, 0)
    expect(metresBetween(at(0, 179.9), at(0, -179.9)) / 1_000).toBeCloseTo(22.24, 1)
    expect(metresBetween(at(10, 180), at(10, -180))).toBeCloseTo(0, 3)
  })

  it("is symmetric, and at most half of the way around the earth", () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const metres = metresBetween(one, other)
        expect(metres).toBeCloseTo(metresBetween(other, one), 3)
        expect(metres).toBeLessThanOrEqual(20_016_000)
      }),
    )
  })
})

describe("F152 the box around points", () => {
  it("does not exist without points, and is a point around one", () => {
    expect(boundsOf([])).toBeUndefined()
    expect(boundsOf([at(1, 2)])).toEqual({ south: 1, north: 1, west: 2, east: 2 })
  })

  it("crosses the antimeridian when that is shorter", () => {
    expect(boundsOf([at(-18, 178), at(-14, -171)])).toEqual({ south: -18, north: -14, west: 178, east: -171 })
    expect(boundsOf([at(40, -3), at(41, 2), at(28, -16)])).toEqual({ south: 28, north: 41, west: -16, east: 2 })
  })

  it("contains every point", () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (points) => {
        const box = boundsOf(points)
        if (box === undefined) throw new Error("no box")
        const { south, north, west, east } = box
        for (const one of points) {
          expect(one.latitude >= south && one.latitude <= north).toBe(true)
          expect(
            west <= east
              ? one.longitude >= west && one.longitude <= east
              : one.longitude >= west || one.longitude <= east,
          ).toBe(true)
        }
      }),
    )
  })
})
