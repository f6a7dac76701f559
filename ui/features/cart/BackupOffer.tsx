import { useEffect, useRef, useState } from "react"
import type { CartAddition } from "../../../domain/cart/CartAddition.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { units } from "./cartNoticeTexts.ts"
import type { CartChanges } from "./useCartChanges.ts"

/**
 * Offers the backup of an account whose cart is unexpectedly empty. Renders nothing if the customer emptied the cart in
 * this view or there is no backup. The page does not wait for the request.
 */
export function BackupOffer({
  changes: { cart, busy, ask },
  t,
}: {
  readonly changes: CartChanges
  readonly t: Translate
}) {
  const commands = useCommands()
  const isRegistered = useIsRegistered()
  const [backup, setBackup] = useState<readonly CartAddition[]>([])
  const wasFilled = useRef(false)
  const lines = cart?.items.length
  if (lines) wasFilled.current = true
  const isEmpty = lines === 0 && !wasFilled.current
  useEffect(() => {
    if (!isRegistered || !isEmpty) return setBackup([])
    void commands.cartNotices.backup().then((read) => (read.ok ? setBackup(read.value) : undefined))
  }, [isRegistered, isEmpty, commands])
  const dismiss = () => {
    setBackup([])
    void commands.cartNotices.discardBackup()
  }
  return (
    <Alert
      title={backup.length === 0 ? undefined : t("cartOptions.backup.title")}
      actions={
        <>
          <Button variant="plain" busy={busy} onClick={() => ask(() => commands.cartNotices.restoreBackup())}>
            {t("cartOptions.backup.restore")}
          </Button>
          <Button variant="plain" onClick={dismiss}>
            {t("cartOptions.backup.discard")}
          </Button>
        </>
      }
    >
      {backup.length > 0 && <p>{t("cartOptions.backup.text", { count: units(backup) })}</p>}
    </Alert>
  )
}
