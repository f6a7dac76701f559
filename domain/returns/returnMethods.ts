import { positiveSetting } from "../shared/positiveSetting.ts"

/** Ways to hand over a return: in a physical store, at a drop point, or to a courier at the door. */
export type ReturnMethodKind = "store" | "dropPoint" | "courier"

/** A return method of a store. */
export interface ReturnMethod {
  readonly kind: ReturnMethodKind
  /** The carrier, sent with the request; absent in a physical store. */
  readonly courierId?: string
}

const KINDS = new Map<string, ReturnMethodKind>([
  ["STORE", "store"],
  ["DROP_POINT", "dropPoint"],
  ["COURIER", "courier"],
])
const DEFAULT_METHODS = "STORE,DROP_POINT:droppoint,COURIER:courier"

/**
 * Returns the return methods of a store from `RETURN_METHODS`, such as `STORE,DROP_POINT:correos,COURIER:seur`. Unknown
 * methods, and parcels without a carrier, are ignored.
 */
export function returnMethods(configuration: Readonly<Record<string, string>>): readonly ReturnMethod[] {
  return (configuration["RETURN_METHODS"] ?? DEFAULT_METHODS).split(",").flatMap((entry): readonly ReturnMethod[] => {
    const [name = "", courierId = ""] = entry.trim().split(":")
    const kind = KINDS.get(name)
    if (kind === "store") return [{ kind }]
    return kind === undefined || courierId === "" ? [] : [{ kind, courierId }]
  })
}

/** Whether a return by this carrier needs a pickup date: the store sends it only couriers that come to the door. */
export function needsPickupDate(
  methods: readonly ReturnMethod[],
  { courierId, toPhysicalStore }: { readonly courierId?: string; readonly toPhysicalStore: boolean },
): boolean {
  return (
    !toPhysicalStore &&
    courierId !== undefined &&
    methods.some((method) => method.kind === "courier" && method.courierId === courierId)
  )
}

/** Days between the receipt of a return and its refund, at most: `REFUND_DAYS`, else 14 (Directive 2011/83/EU). */
export function refundDays(configuration: Readonly<Record<string, string>>): number {
  return positiveSetting(configuration, "REFUND_DAYS") ?? 14
}
