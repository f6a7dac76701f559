import type { FormEvent } from "react"
import { useState } from "react"
import { utcDate } from "../../../domain/shared/utcDate.ts"
import { namedList } from "../../../domain/wishlist/changeWishlists.ts"
import type { Wishlist } from "../../../domain/wishlist/Wishlist.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { Alert } from "../../design/Alert.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import type { EventWithAccessCode } from "../../commands/wishlists.ts"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

/**
 * The last time zone is 12 hours behind UTC. The earliest selectable day is today in that zone, so that it is
 * independent of the local time zone (R23).
 */
const LATEST_ZONE_OFFSET_MILLIS = 12 * 3_600_000

/**
 * The customer's event lists with the items that others have bought, and a form to create one from a list. Loaded when
 * opened.
 */
export function EventLists({ lists }: { readonly lists: readonly Wishlist[] }) {
  const t = useText()
  const { wishlists } = useCommands()
  const [events, setEvents] = useState<readonly EventWithAccessCode[]>()
  const [presentedError, setPresentedError] = useState<ReturnType<typeof presentWishlistError>>()
  const [busy, setBusy] = useState(false)
  const [firstDay, setFirstDay] = useState<string>()
  const load = async () => {
    setFirstDay(utcDate(performance.timeOrigin + performance.now() - LATEST_ZONE_OFFSET_MILLIS))
    const answer = await wishlists.events()
    if (answer.ok) setEvents(answer.value)
    else setPresentedError(presentWishlistError(answer.error, t))
  }
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const text = (field: string) => String(typed.get(field) ?? "")
    const items = (namedList(lists, text("list"))?.items ?? []).flatMap(({ sku, quantity }) =>
      sku === undefined ? [] : [{ partNumber: sku, quantity }],
    )
    setBusy(true)
    const answer = await wishlists.createEvent({
      name: text("name"),
      date: text("date"),
      accessCode: text("accessCode"),
      items,
    })
    setBusy(false)
    setPresentedError(answer.ok ? undefined : presentWishlistError(answer.error, t))
    if (!answer.ok) return
    form.reset()
    await load()
  }
  const listsWithProducts = lists.filter(({ items }) => items.some(({ sku }) => sku !== undefined))
  return (
    <details
      className={styles["tool"]}
      onToggle={(event) => void (event.currentTarget.open && events === undefined && load())}
    >
      <summary>{t("wishlists.events")}</summary>
      <Alert tone="problem" title={presentedError?.title} details={presentedError?.details}>
        {presentedError !== undefined && <p>{presentedError.text}</p>}
      </Alert>
      {events?.length === 0 && <p>{t("wishlists.events.none")}</p>}
      {events?.map((event) => (
        <Event key={event.id} event={event} />
      ))}
      {listsWithProducts.length > 0 && (
        <form className={styles["form"]} onSubmit={(event) => void create(event)}>
          <Field label={t("wishlists.event.name")} name="name" required maxLength={256} autoComplete="off" />
          <Field label={t("wishlists.event.date")} name="date" type="date" required min={firstDay} />
          <SelectField
            label={t("wishlists.event.source")}
            name="list"
            options={listsWithProducts.map(({ name }) => ({ value: name, label: wishlistNameText(name, t) }))}
          />
          <Field
            label={t("wishlists.event.code")}
            name="accessCode"
            pattern="[A-Za-z0-9]{6,32}"
            autoComplete="off"
            hint={t("wishlists.event.codeHint")}
          />
          <Button type="submit" variant="quiet" busy={busy}>
            {t("wishlists.event.create")}
          </Button>
        </form>
      )}
    </details>
  )
}

function Event({
  event: { name, date, accessCode, units, unitsBought, amount, items },
}: {
  readonly event: EventWithAccessCode
}) {
  const t = useText()
  const money = useMoney()
  return (
    <section className={styles["event"]}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>
        <time dateTime={date}>{momentDay(t.language, date)}</time> ·{" "}
        {t("wishlists.event.totals", { bought: unitsBought, units })} · <bdi>{money(amount)}</bdi>
      </p>
      {accessCode !== undefined && (
        <p>
          {t("wishlists.event.currentCode")} <bdi dir="ltr">{accessCode}</bdi>
        </p>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.partNumber}>
            <bdi>{item.name ?? item.partNumber}</bdi>{" "}
            {t("wishlists.event.totals", { bought: item.unitsBought, units: item.quantity })}
          </li>
        ))}
      </ul>
    </section>
  )
}
