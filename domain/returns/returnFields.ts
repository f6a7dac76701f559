import * as Redacted from "effect/Redacted"
import { isSku } from "../shared/Sku.ts"
import type { BankAccount } from "./BankAccount.ts"
import type { BankField } from "./bankForm.ts"
import type { ReturnableLine } from "./returnableLines.ts"
import type { ReturnMethod } from "./returnMethods.ts"
import type { ReturnDraft } from "./ReturnRequest.ts"

/** Texts of a return form by field name, as entered. */
export type ReturnFields = Readonly<Record<string, string>>

/** Names of the fields of one line of the order. */
export function lineFields(itemId: string) {
  return {
    chosen: `return.${itemId}`,
    quantity: `quantity.${itemId}`,
    reason: `reason.${itemId}`,
    comment: `comment.${itemId}`,
    exchange: `exchange.${itemId}`,
  } as const
}

/** Value of a checked box. */
export const CHOSEN = "1"

/** Name of a field of the refund account. */
export function bankFieldName(field: keyof BankAccount): string {
  return `bank.${field}`
}

/** Value of the field `method`. */
export function methodValue({ kind, courierId }: ReturnMethod): string {
  return courierId === undefined ? kind : `${kind}:${courierId}`
}

/** A return as entered, with the order item of each of its lines and exchanges. */
export interface EnteredReturn {
  readonly draft: ReturnDraft
  readonly itemIds: readonly string[]
  readonly exchangedItemIds: readonly string[]
}

/** Reads a return from its form. Only chosen lines are returned; unreadable numbers count as 0. */
export function readReturn(
  fields: ReturnFields,
  lines: readonly ReturnableLine[],
  methods: readonly ReturnMethod[],
  bankFields: readonly BankField[],
): EnteredReturn {
  const chosen = lines.flatMap(({ item, catentryId }) => {
    const names = lineFields(item.id)
    if (fields[names.chosen] !== CHOSEN) return []
    const quantity = wholeNumber((fields[names.quantity] ?? "1").trim())
    const comment = (fields[names.comment] ?? "").trim()
    const newSku = fields[names.exchange] ?? ""
    return [{ itemId: item.id, catentryId, quantity, reasonId: fields[names.reason] ?? "", comment, newSku }]
  })
  const exchanged = chosen.flatMap(({ itemId, catentryId, quantity, newSku }) =>
    isSku(newSku) ? [{ itemId, exchange: { catentryId, quantity, newSku } }] : [],
  )
  const method = methods.find((one) => methodValue(one) === fields["method"]) ?? methods[0]
  const pickupDate = fields["pickupDate"] ?? ""
  const account = fields["destination"] === "bank" ? readBankAccount(fields, bankFields) : undefined
  const kind = exchanged.length > 0 ? "exchange" : fields["advanced"] === CHOSEN ? "advanced" : "refund"
  const draft: ReturnDraft = {
    kind,
    lines: chosen.map(({ catentryId, quantity, reasonId, comment }) => ({
      catentryId,
      quantity,
      reasonId,
      ...(comment === "" ? {} : { comment }),
    })),
    exchanges: exchanged.map(({ exchange }) => exchange),
    ...(account === undefined ? {} : { refundAccount: account }),
    ...(method?.courierId === undefined ? {} : { courierId: method.courierId }),
    boxes: method?.kind === "courier" ? wholeNumber(fields["boxes"] ?? "1") : 1,
    toPhysicalStore: method?.kind === "store",
    ...(method?.kind === "courier" && pickupDate !== "" ? { pickupDate } : {}),
  }
  return {
    draft,
    itemIds: chosen.map(({ itemId }) => itemId),
    exchangedItemIds: exchanged.map(({ itemId }) => itemId),
  }
}

/** Reads a refund account from the fields of its form. */
export function readBankAccount(fields: ReturnFields, bankFields: readonly BankField[]): BankAccount {
  const entered = new Map(
    bankFields.flatMap(({ field }) => {
      const text = (fields[bankFieldName(field)] ?? "").trim()
      return text === "" ? [] : [[field, text] as const]
    }),
  )
  const text = <Name extends keyof BankAccount>(field: Name) => {
    const value = entered.get(field)
    return value === undefined ? {} : { [field]: value }
  }
  const accountCode = entered.get("accountCode")
  return {
    beneficiaryName: entered.get("beneficiaryName") ?? "",
    ...(accountCode === undefined ? {} : { accountCode: Redacted.make(accountCode) }),
    ...text("bicCode"),
    ...text("bankName"),
    ...text("bankCode"),
    ...text("branchName"),
    ...text("branchCode"),
    ...text("accountType"),
    ...text("bankInn"),
    ...text("nif"),
  }
}

/**
 * Returns the form field of a refused place: `lines.0.quantity` is `quantity.` and the order item of the first line.
 */
export function fieldOfPlace(place: string, { itemIds, exchangedItemIds }: EnteredReturn): string {
  const [part = "", index, member] = place.split(".")
  if (part === "lines") {
    const names = lineFields(itemIds[Number(index)] ?? itemIds[0] ?? "")
    if (index === undefined) return "lines"
    return member === "reasonId" ? names.reason : member === "comment" ? names.comment : names.quantity
  }
  if (part === "exchanges") return lineFields(exchangedItemIds[Number(index ?? 0)] ?? "").exchange
  if (part === "refundAccount") return `bank.${index ?? ""}`
  return place
}

function wholeNumber(text: string): number {
  return /^[0-9]{1,4}$/.test(text) ? Number(text) : 0
}
