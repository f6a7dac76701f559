import type { components } from "../../generated/checkout.d.ts"
import type { CartScope } from "../cart/CartScope.ts"
import { type FieldProblem, notAcceptable } from "../platform/http/Refused.ts"
import type { OrderDocument } from "../order-records/OrderDocument.ts"
import { isTaxNumber, taxNumber } from "../order-documents/invoices/isTaxNumber.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import type { OrderDestination } from "./shipping/orderDestination.ts"

/** Fields of a purchase set by an integrator, stored unchanged with its order. */
const ORIGIN = ["customOrderFGID", "deviceSerial", "employeeName", "stlocId"] as const
type Origin = (typeof ORIGIN)[number]

type OrderOptions = Pick<
  components["schemas"]["AsyncCheckoutRequest"],
  "invoice" | "vatin" | "eguiData" | "isJoinLife" | "reusableBox" | Origin
>

/** The options of a purchase that are stored with its order. */
export type StoredOrderOptions = Pick<
  OrderDocument,
  "invoice" | "vatin" | "eguiData" | "isJoinLife" | "reusableBox" | Origin
>

/** The options of a purchase for its Idempotency-Key fingerprint, besides delivery and payment. */
export const optionsFingerprint = (wishes: OrderOptions): readonly unknown[] => [
  wishes.eguiData,
  wishes.isJoinLife,
  wishes.reusableBox,
  ...ORIGIN.map((name) => wishes[name]),
]

/** Packaging options, and the configuration that enables each. */
const PACKAGING_OPTIONS = [
  ["isJoinLife", "JOIN_LIFE"],
  ["reusableBox", "REUSABLE_BOX"],
] as const

/**
 * The options to store with an order. Fails with 422 `_ERR_INVOICE_DATA` at its field for invalid invoice data, and for
 * a business customer without tax number or e-mail for invoices; `_ERR_PACKING_NOT_OFFERED` for packaging that the
 * store does not offer.
 */
export const storedOrderOptions = async (
  work: UnitOfWork,
  { store, principal }: CartScope,
  wishes: OrderOptions,
  { address, billing }: OrderDestination,
): Promise<StoredOrderOptions> => {
  const { invoice, eguiData } = wishes
  const bill = billing ?? address
  const vatin = wishes.vatin?.trim() || undefined
  const problems = [
    ...(vatin === undefined || isTaxNumber(bill?.countryCode ?? store.countryCode, vatin)
      ? []
      : [wrong("vatin", "pattern")]),
    ...(eguiData === undefined ? [] : validateEgui(eguiData)),
    ...(principal.kind === "business" ? businessProblems(vatin, bill) : []),
  ]
  if (problems.length > 0) throw notAcceptable("_ERR_INVOICE_DATA", "No invoice can be made out so.", problems)
  const wanted = PACKAGING_OPTIONS.filter(([packing]) => wishes[packing] === true)
  const offered =
    wanted.length === 0
      ? []
      : await work.db
          .selectFrom("store_configuration")
          .select("parameter")
          .where("store_id", "=", store.id)
          .where("value", "=", "true")
          .execute()
  const missing = wanted.filter(([, name]) => !offered.some(({ parameter }) => parameter === name))
  if (missing.length > 0) {
    throw notAcceptable(
      "_ERR_PACKING_NOT_OFFERED",
      "This store does not pack so.",
      missing.map(([field]) => ({ field, rule: "offered", message: `${field} is not offered here.` })),
    )
  }
  return {
    ...(invoice === true || vatin !== undefined ? { invoice: true } : {}),
    ...(vatin === undefined ? {} : { vatin }),
    ...(eguiData === undefined ? {} : { eguiData }),
    ...(wishes.isJoinLife === true ? { isJoinLife: true } : {}),
    ...(wishes.reusableBox === true ? { reusableBox: true } : {}),
    ...Object.fromEntries(ORIGIN.flatMap((name) => (wishes[name] === undefined ? [] : [[name, wishes[name]]]))),
  }
}

const wrong = (field: string, rule: "required" | "pattern"): FieldProblem => ({
  field,
  rule,
  message: rule === "required" ? `${field} is required.` : `${field} cannot be right.`,
})

/** Purchases of business customers require a tax number and an e-mail for invoices (S5). */
const businessProblems = (vatin: string | undefined, bill: OrderDestination["address"]): readonly FieldProblem[] => [
  ...((vatin ?? bill?.company?.vatin ?? "").trim() === "" ? [wrong("vatin", "required")] : []),
  ...((bill?.email2 ?? "").trim() === "" ? [wrong("email2", "required")] : []),
]

const validateEgui = ({
  kind,
  carrier = "",
  donationCode = "",
  vatin = "",
}: NonNullable<OrderOptions["eguiData"]>): readonly FieldProblem[] => {
  if (kind === "carrier")
    return /^(\/[\dA-Z.+-]{7}|[A-Z]{2}\d{14})$/u.test(carrier) ? [] : [wrong("eguiData.carrier", "pattern")]
  if (kind === "donation") return /^\d{3,7}$/u.test(donationCode) ? [] : [wrong("eguiData.donationCode", "pattern")]
  return kind !== "company" || isTaxNumber("TW", taxNumber(vatin)) ? [] : [wrong("eguiData.vatin", "pattern")]
}
