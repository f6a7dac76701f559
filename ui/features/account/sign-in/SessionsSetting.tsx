import { useState } from "react"
import type { UserSession } from "../../../../domain/account/UserSession.ts"
import { deviceName } from "../../../../domain/account/UserSession.ts"
import type { SessionsError } from "../../../commands/account/sessions.ts"
import { useCommand } from "../../../commands/useCommand.ts"
import type { ShopCommands } from "../../../commands/useCommands.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { Alert } from "../../../design/Alert.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { momentDay } from "../../shared/dates/momentDay.ts"
import { ConfirmAction } from "../ConfirmAction.tsx"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"

type Run = (commands: ShopCommands["sessions"]) => Promise<CommandResult<readonly UserSession[], SessionsError>>

/** The devices on which the customer is signed in, with a sign-out for each and for all others. */
export function SessionsSetting({ sessions: loaded }: { readonly sessions: readonly UserSession[] | undefined }) {
  const t = useText()
  const { sessions: commands } = useCommands()
  const form = useCommand<SessionsError>()
  const [sessions, setSessions] = useState(loaded)
  const [isDone, setDone] = useState(false)
  const run = async (command: Run) => {
    setDone(false)
    const answer = await form.run(() => command(commands))
    if (answer === undefined) return
    setSessions(answer.value)
    setDone(true)
  }
  return (
    <section className={styles["setting"]} aria-labelledby="account-devices">
      <h2 id="account-devices" className={styles["title"]}>
        {t("account.devices")}
      </h2>
      <Alert tone="success" title={isDone ? t("account.devices.signedOut") : undefined} />
      <FormAlert error={form.error} />
      {sessions === undefined ? (
        <p>{t("account.loadFailed")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={form.busy}
              onSignOut={() => void run(({ signOut }) => signOut(session.id))}
            />
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.length > 1 && (
        <ConfirmAction
          label={t("account.devices.signOutOthers")}
          name={t("account.devices.signOutOthers")}
          question={t("account.devices.question")}
          confirm={t("account.devices.signOutOthers")}
          keep={t("account.cancel")}
          busy={form.busy}
          onConfirm={() => void run(({ signOutOthers }) => signOutOthers())}
        />
      )}
    </section>
  )
}

interface SessionRowProps {
  readonly session: UserSession
  readonly busy: boolean
  readonly onSignOut: () => void
}

function SessionRow({ session: { device, isCurrent, lastUsedAt }, busy, onSignOut }: SessionRowProps) {
  const t = useText()
  const name = device === undefined ? t("account.devices.unknown") : deviceName(device)
  const date = momentDay(t.language, lastUsedAt)
  return (
    <li className={styles["row"]}>
      <span>
        <bdi>{name}</bdi>
        <small className={styles["state"]}>
          {isCurrent ? t("account.devices.current") : t("account.devices.lastUsed", { date })}
        </small>
      </span>
      {!isCurrent && (
        <ConfirmAction
          label={t("account.devices.signOut")}
          name={t("account.devices.signOutNamed", { name: `${name}, ${date}` })}
          question={t("account.devices.question")}
          confirm={t("account.devices.signOut")}
          keep={t("account.cancel")}
          busy={busy}
          onConfirm={onSignOut}
        />
      )}
    </li>
  )
}
