import { useEffect, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Auth.module.css"
import { AuthAlert } from "./AuthAlert.tsx"
import type { PasskeySignInState } from "./usePasskeySignIn.ts"

/** Signs in with a passkey; nothing in browsers without passkeys. */
export function PasskeyButton({ state }: { readonly state: PasskeySignInState }) {
  const t = useText()
  const [isSupported, setSupported] = useState(true)
  // Nearly all browsers have passkeys, so that the button is part of the first page.
  useEffect(() => setSupported("PublicKeyCredential" in globalThis), [])
  if (!isSupported) return null
  return (
    <div className={styles["passkey"]}>
      <AuthAlert error={state.error} />
      <Button variant="quiet" busy={state.busy} onClick={state.open}>
        {t("signIn.passkey")}
      </Button>
    </div>
  )
}
