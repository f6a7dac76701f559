import type { ReactNode } from "react"
import type { WalletPage } from "../../../../application/wallet/WalletPage.ts"
import { Alert } from "../../../design/Alert.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { FormAlert } from "../FormAlert.tsx"
import { CardsWithoutScripts } from "./CardsWithoutScripts.tsx"
import { useWallet } from "./useWallet.ts"
import type { CardFormSlotProps } from "./WalletCards.tsx"
import { WalletCards } from "./WalletCards.tsx"
import { WalletGiftCards } from "./WalletGiftCards.tsx"
import { WalletMovements } from "./WalletMovements.tsx"
import { WalletQr } from "./WalletQr.tsx"
import { WalletSettings } from "./WalletSettings.tsx"
import { WalletTicketForm } from "./WalletTicketForm.tsx"

export interface WalletSectionProps {
  /** Absent if it could not be loaded. */
  readonly content: WalletPage | undefined
  readonly captcha: CaptchaSlot
  readonly cardForm: (props: CardFormSlotProps) => ReactNode
  /** Parameters of the page: the result of a form posted without scripts. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Saved cards, gift cards, payments at a till, receipts, and the wallet's settings. */
export function WalletSection({ content, ...props }: WalletSectionProps) {
  const t = useText()
  return content === undefined ? <p>{t("account.loadFailed")}</p> : <LoadedWallet content={content} {...props} />
}

function LoadedWallet({
  content,
  captcha,
  cardForm,
  parameters,
}: WalletSectionProps & { readonly content: WalletPage }) {
  const t = useText()
  const state = useWallet(content, parameters)
  const isCardAction = state.failed === "default" || state.failed === "delete"
  return (
    <>
      <Alert tone="success" title={state.outcome === "done" ? t("account.saved") : undefined} />
      <Alert tone="info" title={state.outcome === "gone" ? t("wallet.gone") : undefined} />
      <Alert tone="problem" title={isCardAction ? state.problem(state.failed ?? "default", "hash") : undefined} />
      {isCardAction && <FormAlert error={state.error} />}
      <WalletCards state={state} cardForm={cardForm} />
      <CardsWithoutScripts state={state} />
      <WalletQr state={state} />
      <WalletGiftCards state={state} captcha={captcha} />
      <WalletMovements movements={state.content.movements} detail={content.movement}>
        <WalletTicketForm state={state} />
      </WalletMovements>
      <WalletSettings state={state} />
    </>
  )
}
