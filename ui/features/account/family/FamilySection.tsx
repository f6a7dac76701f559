import type { Family } from "../../../../application/teen/loadFamily.ts"
import { familyRole } from "../../../../application/teen/loadFamily.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { FormAlert } from "../FormAlert.tsx"
import styles from "../Setting.module.css"
import { SponsorsOfTeen } from "./SponsorsOfTeen.tsx"
import { TeensOfSponsor } from "./TeensOfSponsor.tsx"
import type { FamilyState } from "./useFamily.ts"
import { useFamily } from "./useFamily.ts"

export interface FamilySectionProps {
  /** Absent if it could not be loaded. */
  readonly family: Family | undefined
  readonly cards: readonly WalletCard[]
  /** Parameters of the page: those of an invitation's link. */
  readonly parameters: Readonly<Record<string, string>>
}

/** Teens and their sponsors: invitations, profiles, limits, payment requests and approvals. */
export function FamilySection({ family, ...props }: FamilySectionProps) {
  const t = useText()
  return family === undefined ? <p>{t("account.loadFailed")}</p> : <LoadedFamily family={family} {...props} />
}

function LoadedFamily({ family: loaded, cards, parameters }: FamilySectionProps & { readonly family: Family }) {
  const t = useText()
  const state = useFamily(loaded)
  const role = familyRole(state.family)
  const { teenUserId, hash } = parameters
  return (
    <>
      <p className={styles["hint"]}>{t("family.intro")}</p>
      <Alert tone="success" title={state.isSaved ? t("account.saved") : undefined} />
      <Alert tone="problem" title={state.problem} />
      <FormAlert error={state.error} />
      {teenUserId !== undefined && hash !== undefined && <Invitation link={{ teenUserId, hash }} state={state} />}
      {role !== "teen" && <TeensOfSponsor state={state} cards={cards} />}
      {role !== "sponsor" && <SponsorsOfTeen state={state} />}
    </>
  )
}

interface InvitationProps {
  readonly link: { readonly teenUserId: string; readonly hash: string }
  readonly state: FamilyState
}

/** The invitation of an email's link: nothing happens before a button is pressed. */
function Invitation({ link, state: { family, busy, change } }: InvitationProps) {
  const t = useText()
  if (family.teens.some(({ id, state }) => id === link.teenUserId && state === "confirmed")) return null
  return (
    <section className={styles["setting"]} aria-labelledby="family-invitation">
      <h2 id="family-invitation" className={styles["heading"]}>
        {t("family.invitation.title")}
      </h2>
      <p>{t("family.invitation.text", { id: link.teenUserId })}</p>
      <div className={styles["actions"]}>
        <Button busy={busy} onClick={() => void change(({ answerInvitation }) => answerInvitation(link, true))}>
          {t("family.accept")}
        </Button>
        <Button
          variant="plain"
          busy={busy}
          onClick={() => void change(({ answerInvitation }) => answerInvitation(link, false))}
        >
          {t("family.decline")}
        </Button>
      </div>
    </section>
  )
}
