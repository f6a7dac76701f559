import type { CommandResult } from "../../../ui/runtime/CommandResult.ts"
import type { OrderCommands, OrderError } from "../../../ui/runtime/OrderCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"
import { onlyProductActions } from "./onlyProductActions.ts"

/** Order commands of which only the given ones may be called; any other ends the test. */
export function orderCommandsFixture(asked: Partial<OrderCommands>): Pick<ShopCommands, "productActions"> {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  const commands: OrderCommands = {
    open: refuse("open"),
    waiting: refuse("waiting"),
    cancel: refuse("cancel"),
    changeAddress: refuse("changeAddress"),
    collection: refuse("collection"),
    ticket: refuse("ticket"),
    giftTicket: refuse("giftTicket"),
    codes: refuse("codes"),
    invoice: refuse("invoice"),
    updateInvoiceCustomer: refuse("correctInvoice"),
    downloadInvoice: refuse("readInvoice"),
    guestInvoices: refuse("guestInvoices"),
    pass: refuse("pass"),
    isBusiness: refuse("isBusiness"),
    confirmBusiness: refuse("confirmBusiness"),
    reportPurchase: refuse("reportPurchase"),
    ...asked,
  }
  return onlyProductActions({ orders: () => Promise.resolve(commands) })
}

export function succeedWith<A>(value: A): Promise<CommandResult<A, never>> {
  return Promise.resolve({ ok: true, value })
}

export function failWith(error: OrderError): Promise<CommandResult<never, OrderError>> {
  return Promise.resolve({ ok: false, error })
}
