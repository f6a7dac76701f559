import type { ReactNode } from "react"
import { ACCOUNT_PAGE } from "../../../../application/account/AccountPage.ts"
import { Button } from "../../../design/Button.tsx"
import type { ButtonVariant } from "../../../design/buttonClass.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { FormAlert } from "../FormAlert.tsx"
import { readForm } from "../readForm.ts"
import styles from "../Setting.module.css"
import type { WalletState, WalletWish } from "./useWallet.ts"

export interface WalletFormProps {
  readonly wish: WalletWish
  readonly state: WalletState
  readonly submit: string
  /** The name of the submit button, if its label is not unique. */
  readonly name?: string
  readonly variant?: ButtonVariant
  readonly captcha?: CaptchaSlot
  readonly children?: ReactNode
  readonly onSubmit: (typed: (name: string) => string, form: HTMLFormElement) => void
}

/** A form of the wallet, which also works as an ordinary one, without scripts. */
export function WalletForm({
  wish,
  state,
  submit,
  name,
  variant = "solid",
  captcha,
  children,
  onSubmit,
}: WalletFormProps) {
  const { page } = useShopPages()
  const { addressOf } = useNavigation()
  const action = addressOf(page(ACCOUNT_PAGE, { section: "wallet" }))
  const hasFailed = state.failed === wish
  return (
    <form
      className={styles["form"]}
      method="post"
      action={action.ok ? action.address : undefined}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(readForm(event.currentTarget), event.currentTarget)
      }}
    >
      <input type="hidden" name="wish" value={wish} />
      {children}
      {hasFailed && captcha !== undefined && state.captcha.field(captcha)}
      {hasFailed && <FormAlert error={state.error} />}
      <div className={styles["actions"]}>
        <Button type="submit" variant={variant} busy={state.busy} aria-label={name}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
