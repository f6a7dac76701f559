import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { OpenedReturn } from "../../../../application/returns/openReturn.ts"
import type { BankAccount } from "../../../../domain/returns/BankAccount.ts"
import type { ReturnDraft } from "../../../../domain/returns/ReturnRequest.ts"
import type { ReturnableLine } from "../../../../domain/returns/returnableLines.ts"
import { isSku } from "../../../../domain/shared/Sku.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { readJson } from "../../input/readJson.ts"

/** Options of `return start`. */
export interface DraftOptions {
  readonly reason?: string
  readonly comment?: string
  readonly exchange?: readonly string[]
  readonly method?: string
  readonly boxes?: string
  readonly pickupDate?: string
  readonly advance?: boolean
  readonly account?: string
}

const Text = Schema.String
const Account = Schema.Struct({
  beneficiaryName: Text,
  accountCode: Schema.optionalKey(Text),
  pan: Schema.optionalKey(Text),
  bban: Schema.optionalKey(Text),
  bicCode: Schema.optionalKey(Text),
  bankName: Schema.optionalKey(Text),
  bankCode: Schema.optionalKey(Text),
  branchName: Schema.optionalKey(Text),
  branchCode: Schema.optionalKey(Text),
  accountType: Schema.optionalKey(Text),
  bankInn: Schema.optionalKey(Text),
  nif: Schema.optionalKey(Text),
})

/** Reads a refund account from a JSON file; error messages never contain its values. */
export function readBankAccount(file: string): BankAccount {
  const { accountCode, pan, bban, ...rest } = readJson(file, Account, "a bank account with beneficiaryName")
  return {
    ...rest,
    ...(accountCode === undefined ? {} : { accountCode: Redacted.make(accountCode) }),
    ...(pan === undefined ? {} : { pan: Redacted.make(pan) }),
    ...(bban === undefined ? {} : { bban: Redacted.make(bban) }),
  }
}

/** Builds a return from `SKU[:QUANTITY[:REASON]]` arguments and `SKU=NEW_SKU` exchanges. */
export function draftFrom(
  { lines, methods, returnability }: OpenedReturn,
  items: readonly string[],
  options: DraftOptions,
): ReturnDraft {
  const reasons = returnability.reasons.map(({ id, name }) => `${id} (${name})`).join(", ")
  const draftLines = items.map((entry): ReturnDraft["lines"][number] => {
    const [sku = "", quantity = "1", reasonId = options.reason] = entry.split(":")
    if (reasonId === undefined)
      throw new CliUsageError({ message: `No reason for ${sku}. Add --reason with one of ${reasons}.` })
    return {
      catentryId: lineOf(lines, sku).catentryId,
      quantity: quantityOf(quantity, entry),
      reasonId,
      ...(options.comment === undefined ? {} : { comment: options.comment }),
    }
  })
  const exchanges = (options.exchange ?? []).map((entry): ReturnDraft["exchanges"][number] => {
    const [pair = "", quantity = "1"] = entry.split(":")
    const [sku = "", newSku = ""] = pair.split("=")
    if (!isSku(newSku))
      throw new CliUsageError({ message: `"${entry}" is not an exchange. Use SKU=NEW_SKU or SKU=NEW_SKU:QUANTITY.` })
    return { catentryId: lineOf(lines, sku).catentryId, quantity: quantityOf(quantity, entry), newSku }
  })
  const kind = methodKind(options.method)
  const method = kind === undefined ? methods[0] : methods.find((one) => one.kind === kind)
  if (method === undefined)
    throw new CliUsageError({
      message:
        `This store has no return method "${options.method ?? ""}". Available: ` +
        `${methods.map((one) => METHOD_NAMES[one.kind]).join(", ")}.`,
    })
  return {
    kind: exchanges.length > 0 ? "exchange" : options.advance === true ? "advanced" : "refund",
    lines: draftLines,
    exchanges,
    ...(options.account === undefined ? {} : { refundAccount: readBankAccount(options.account) }),
    ...(method.courierId === undefined ? {} : { courierId: method.courierId }),
    boxes: quantityOf(options.boxes ?? "1", "--boxes"),
    toPhysicalStore: method.kind === "store",
    ...(method.kind === "courier" ? pickup(options.pickupDate ?? returnability.pickupDates[0]) : {}),
  }
}

function pickup(pickupDate: string | undefined) {
  return pickupDate === undefined ? {} : { pickupDate }
}

const METHOD_NAMES = { store: "store", dropPoint: "drop-point", courier: "courier" } as const

function methodKind(name: string | undefined) {
  if (name === undefined) return undefined
  if (name === "store" || name === "courier") return name
  if (name === "drop-point") return "dropPoint" as const
  throw new CliUsageError({ message: `Unknown return method "${name}". Use store, drop-point or courier.` })
}

function lineOf(lines: readonly ReturnableLine[], sku: string): ReturnableLine {
  const found = lines.find(({ item }) => item.sku === sku)
  if (found === undefined)
    throw new CliUsageError({
      message: `"${sku}" is not an item of this order. Its items: ${lines.map(({ item }) => item.sku).join(", ")}.`,
    })
  return found
}

function quantityOf(text: string, entry: string): number {
  if (!/^[1-9][0-9]{0,3}$/.test(text)) throw new CliUsageError({ message: `Invalid quantity in "${entry}".` })
  return Number(text)
}
