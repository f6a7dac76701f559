import type { ReactNode } from "react"
import { useState } from "react"
import type { AddressChange as Changed } from "../../../application/order/changeOrderAddress.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import type { OrderError } from "../../commands/orders.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

/** The properties of the checkout's address form. */
export interface AddressFormProps {
  readonly address: Address
  readonly error: OrderError | undefined
  readonly busy: boolean
  readonly submit: string
  readonly onSubmit: (address: Address) => void
}

export interface AddressChangeProps {
  readonly opened: OrderDetails
  readonly addressForm: (props: AddressFormProps) => ReactNode
  readonly onEnd: (change: Changed) => void
}

/** Changes the shipping address of an order before it is shipped. */
export function AddressChange({ opened, addressForm, onEnd }: AddressChangeProps) {
  const t = useText()
  const form = useCommand<OrderError>()
  const { orders } = useCommands()
  const [typed, setTyped] = useState<Address>()
  const { order, actions } = opened
  if (!actions.includes("CHANGE_ADDRESS") || order.address === undefined) return null
  const begin = { ...order.address, email: order.address.email === "" ? (order.email ?? "") : order.address.email }
  if (typed === undefined)
    return (
      <Button variant="quiet" onClick={() => setTyped(begin)}>
        {t("orders.changeAddress")}
      </Button>
    )
  const save = async (address: Address) => {
    setTyped(address)
    const answer = await form.run(() => orders.changeAddress(order.id, address))
    if (answer === undefined) return
    setTyped(undefined)
    onEnd(answer.value)
  }
  // The form has no email field, so errors of the email are shown below it.
  const isFieldError =
    form.error?._tag === "AddressRefused" && form.error.reasons.some(({ field }) => field !== "email")
  return (
    <div role="group" aria-label={t("orders.changeAddress")} className={styles["dialog"]}>
      {addressForm({
        address: typed,
        error: form.error,
        busy: form.busy,
        submit: t("orders.changeAddressSave"),
        onSubmit: (address) => void save(address),
      })}
      <Button variant="plain" onClick={() => setTyped(undefined)}>
        {t("orders.close")}
      </Button>
      <OrderErrorAlert error={isFieldError ? undefined : form.error} />
    </div>
  )
}
