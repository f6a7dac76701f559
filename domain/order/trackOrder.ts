import { isVirtualGiftCard } from "../cart/isVirtualGiftCard.ts"
import type { OrderStage } from "./orderStage.ts"
import { orderStage } from "./orderStage.ts"
import type { OrderEvent, OrderPart, OrderWithParts, Parcel } from "./OrderWithParts.ts"

/** A step of the way of an order. */
export type OrderStep =
  | "placed"
  | "paid"
  | "packed"
  | "shipped"
  | "outForDelivery"
  | "ready"
  | "delivered"
  | "collected"
  | "cancelled"
  | "returned"
  | "refunded"

/** A step, done or to come. */
export interface TimelineStep {
  readonly step: OrderStep
  readonly isDone: boolean
  /** When it was done, ISO 8601; absent when it is to come, or when the backend does not report it. */
  readonly at?: string
}

/** The way of one part of an order. */
export interface TrackedShipment {
  readonly id: string
  readonly stage: OrderStage
  /** Its latest step. */
  readonly step: OrderStep
  readonly units: number
  readonly parcel?: Parcel
  /** Calendar dates of the expected delivery. */
  readonly earliest?: string
  readonly latest?: string
}

/** Where an order is. */
export interface TrackedOrder {
  readonly stage: OrderStage
  /** The latest step. */
  readonly step: OrderStep
  readonly steps: readonly TimelineStep[]
  /** The parts that are not cancelled; one for an order that is not split. */
  readonly shipments: readonly TrackedShipment[]
}

/** The last step of the ordinary way that each stage has reached at least. */
const REACHED: Readonly<Record<OrderStage, OrderStep>> = {
  unpaid: "placed",
  unknown: "placed",
  preparing: "paid",
  shipped: "shipped",
  ready: "ready",
  delivered: "delivered",
  collected: "collected",
  refunded: "delivered",
  cancelled: "placed",
}

const DELIVERY_STEPS = {
  parcel: ["placed", "paid", "packed", "shipped", "outForDelivery", "delivered"],
  pickup: ["placed", "paid", "packed", "ready", "collected"],
  email: ["placed", "paid", "delivered"],
} as const satisfies Record<string, readonly OrderStep[]>

/** The event of each step of the ordinary way. */
const EVENTS: Readonly<Partial<Record<OrderStep, OrderEvent["type"]>>> = {
  placed: "PLACED",
  paid: "PAID",
  packed: "PACKED",
  shipped: "SHIPPED",
  outForDelivery: "OUT_FOR_DELIVERY",
  ready: "SHIPPED",
  delivered: "DELIVERED",
  collected: "DELIVERED",
}

/**
 * Returns the steps of an order, done or to come, and its shipments. A cancelled order has no steps to come. Returns
 * and refunds follow the ordinary way once they have happened.
 */
export function trackOrder(found: OrderWithParts): TrackedOrder {
  const { order, parts, events = [] } = found
  const stage = orderStage(order)
  const way = wayOf(found)
  const steps =
    stage === "cancelled" ? cancelledSteps(events) : [...waySteps(way, stage, events), ...endSteps(stage, events)]
  const shipments = parts
    .filter(({ status }) => status.toUpperCase() !== "CANCELLED")
    .map((part) => trackPart(part, found, way))
  return { stage, step: lastDone(steps), steps, shipments }
}

function wayOf({ order: { collectedAt, items } }: OrderWithParts): readonly OrderStep[] {
  if (collectedAt !== undefined) return DELIVERY_STEPS.pickup
  return items.length > 0 && items.every(isVirtualGiftCard) ? DELIVERY_STEPS.email : DELIVERY_STEPS.parcel
}

function trackPart(part: OrderPart, { order, events = [] }: OrderWithParts, way: readonly OrderStep[]) {
  const { id, status, lines, parcel, earliest = order.earliest, latest = order.latest } = part
  const stage = orderStage({ ...order, status })
  const own = events.filter(({ partId }) => partId === undefined || partId === id)
  return {
    id,
    stage,
    step: lastDone(waySteps(way, stage, own)),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(parcel === undefined ? {} : { parcel }),
    ...(earliest === undefined ? {} : { earliest }),
    ...(latest === undefined ? {} : { latest }),
  }
}

/** A step is done when the stage, or an event that the stage does not contradict, has reached it. */
function waySteps(
  way: readonly OrderStep[],
  stage: OrderStage,
  events: readonly OrderEvent[],
): readonly TimelineStep[] {
  const reached = Math.max(way.indexOf(REACHED[stage]), way.indexOf(scannedStep(stage, events)))
  return way.map((step, index) => {
    const isDone = index <= Math.max(reached, 0)
    return { step, isDone, ...(isDone ? timeOf(firstOf(events, EVENTS[step])) : {}) }
  })
}

/** The step of the parcels' latest scan: it changes no status, and counts only in the status that it belongs to. */
function scannedStep(stage: OrderStage, events: readonly OrderEvent[]): OrderStep {
  const has = (type: OrderEvent["type"]) => events.some((event) => event.type === type)
  if (stage === "preparing" && has("PACKED")) return "packed"
  if (stage === "shipped" && has("OUT_FOR_DELIVERY")) return "outForDelivery"
  return "placed"
}

function cancelledSteps(events: readonly OrderEvent[]): readonly TimelineStep[] {
  const paid = firstOf(events, "PAID")
  return [
    { step: "placed", isDone: true, ...timeOf(firstOf(events, "PLACED")) },
    ...(paid === undefined ? [] : [{ step: "paid" as const, isDone: true, at: paid.at }]),
    { step: "cancelled", isDone: true, ...timeOf(lastOf(events, "CANCELLED")) },
    ...refundStep("cancelled", events),
  ]
}

function endSteps(stage: OrderStage, events: readonly OrderEvent[]): readonly TimelineStep[] {
  const returned = lastOf(events, "RETURNED")
  return [
    ...(returned === undefined ? [] : [{ step: "returned" as const, isDone: true, at: returned.at }]),
    ...refundStep(stage, events),
  ]
}

function refundStep(stage: OrderStage, events: readonly OrderEvent[]): readonly TimelineStep[] {
  const refunded = lastOf(events, "REFUNDED")
  return refunded === undefined && stage !== "refunded" ? [] : [{ step: "refunded", isDone: true, ...timeOf(refunded) }]
}

function lastDone(steps: readonly TimelineStep[]): OrderStep {
  return steps.findLast(({ isDone }) => isDone)?.step ?? "placed"
}

/** The first event of a kind; an event of the whole order goes before those of its parts. */
function firstOf(events: readonly OrderEvent[], type: OrderEvent["type"] | undefined): OrderEvent | undefined {
  const all = events.filter((event) => event.type === type)
  return all.find(({ partId }) => partId === undefined) ?? all[0]
}

function lastOf(events: readonly OrderEvent[], type: OrderEvent["type"]): OrderEvent | undefined {
  return events.findLast((event) => event.type === type)
}

function timeOf(event: OrderEvent | undefined): { readonly at?: string } {
  return event === undefined ? {} : { at: event.at }
}
