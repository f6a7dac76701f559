import type { FormEvent } from "react"
import { useState } from "react"
import type { Wishlist } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { SharedWishlist } from "./SharedWishlist.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

/** Finds another customer's list, or an event list, by its name and pin. Neither is part of an address (F68). */
export function FindWishlist() {
  const t = useText()
  const { wishlists } = useCommands()
  const [found, setFound] = useState<{ readonly lists: readonly Wishlist[]; readonly pin: string }>()
  const [problem, setReason] = useState<ReturnType<typeof presentWishlistError>>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, pin] = [String(form.get("name") ?? ""), String(form.get("pin") ?? "")]
    setBusy(true)
    const answer = await wishlists.find(name, pin)
    setBusy(false)
    setReason(answer.ok ? undefined : presentWishlistError(answer.error, t))
    setFound(answer.ok ? { lists: answer.value, pin } : undefined)
  }
  return (
    <section className={styles["find"]} aria-labelledby="find-wishlist">
      <h2 id="find-wishlist">{t("wishlists.find")}</h2>
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} autoComplete="off">
        <Field label={t("wishlists.find.name")} name="name" required maxLength={256} />
        <Field label={t("wishlists.find.pin")} name="pin" required pattern="[A-Za-z0-9]{6,32}" />
        <Button type="submit" variant="quiet" busy={busy}>
          {t("wishlists.find.action")}
        </Button>
      </form>
      <Alert tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
      <Alert title={found?.lists.length === 0 ? t("wishlists.find.none") : undefined} />
      {found?.lists.map((list) => (
        <div key={list.id ?? list.name}>
          <h3>
            <bdi>{wishlistNameText(list.name, t)}</bdi>
          </h3>
          <SharedWishlist list={list} accessCode={found.pin} />
        </div>
      ))}
    </section>
  )
}
