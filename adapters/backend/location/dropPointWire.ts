import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/places.d.ts"
import type { DeliveryPoint, DropPoint } from "../../../domain/location/DropPoint.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { placeFields, toPlace } from "./placeWire.ts"

export const DropPointWire = Schema.Struct({
  ...placeFields,
  kind: Schema.Literals(["droppoint", "packstation"]),
  courierId: IdWire,
  isOpen: Schema.Boolean,
})
const AnyPointWire = Schema.Struct({
  ...placeFields,
  kind: Schema.String,
  courierId: nullish(IdWire),
  isOpen: Schema.Boolean,
})

export const DropPointListWire = Schema.Struct({ dropPoints: Schema.Array(AnyPointWire) })
export const DeliveryPointListWire = Schema.Struct({ deliveryPoints: Schema.Array(AnyPointWire) })
export const ColonyListWire = Schema.Struct({
  colonies: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      zipCode: Schema.String,
      municipalityName: Schema.String,
      stateName: Schema.String,
      countryCode: Schema.String,
      dropPoints: Schema.Int,
    }),
  ),
})

type Schemas = components["schemas"]
export type DropPointContractChecks = [
  AssertAccepts<typeof AnyPointWire, Schemas["DropPoint"]>,
  AssertAccepts<typeof DropPointListWire, Schemas["DropPointList"]>,
  AssertAccepts<typeof DeliveryPointListWire, Schemas["DeliveryPointList"]>,
  AssertAccepts<typeof ColonyListWire, Schemas["ColonyList"]>,
]

export const decodeDropPoint = bodyDecoder(DropPointWire)
export const decodeDropPointList = bodyDecoder(DropPointListWire)
export const decodeDeliveryPointList = bodyDecoder(DeliveryPointListWire)
export const decodeColonyList = bodyDecoder(ColonyListWire)

export function toDropPoint(wire: typeof DropPointWire.Type): DropPoint {
  return { ...toPlace(wire), kind: wire.kind, courierId: wire.courierId, isOpen: wire.isOpen }
}

/** Returns the drop points; other kinds are left out (R26). */
export function toDropPoints({ dropPoints }: typeof DropPointListWire.Type): readonly DropPoint[] {
  return dropPoints.flatMap(pointOf).filter((point) => point.kind !== "store")
}

/** Returns the delivery points; unknown kinds are left out (R26). */
export function toDeliveryPoints({ deliveryPoints }: typeof DeliveryPointListWire.Type): readonly DeliveryPoint[] {
  return deliveryPoints.flatMap(pointOf)
}

function pointOf(wire: typeof AnyPointWire.Type): readonly DeliveryPoint[] {
  const { kind, courierId, isOpen } = wire
  if (kind === "store") return [{ ...toPlace(wire), kind, isOpen }]
  if ((kind !== "droppoint" && kind !== "packstation") || typeof courierId !== "string") return []
  return [{ ...toPlace(wire), kind, courierId, isOpen }]
}
