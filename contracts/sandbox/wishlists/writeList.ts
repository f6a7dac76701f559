import type { components } from "../../generated/wishlists.d.ts"
import { type CartScope, userIdNumber } from "../cart/CartScope.ts"
import { refused } from "../platform/http/Refused.ts"
import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"
import type { UnitOfWork } from "../platform/storage/Storage.ts"
import { nameKey } from "./listNames.ts"
import type { ListRow } from "./listRows.ts"
import type { WishlistKind } from "../platform/storage/tables/WishlistTables.ts"

export type ListInput = components["schemas"]["WishlistInput"]

/** Maximum number of lists of one sort per customer and store. */
const MAX_LISTS = 50

/** Fields of a list without its items. */
export type ListFields = Omit<ListInput, "items" | "oldName" | "shared"> & { readonly isEvent?: boolean }

const TOKEN_BYTES = 16
const PIN_DIGITS = 6

/** Returns 128 random bits. */
const newSharedToken = ({ random }: SandboxPorts): string => Buffer.from(random(TOKEN_BYTES)).toString("base64url")

/** Returns six uniformly distributed digits. */
const newPin = ({ random }: SandboxPorts): string => {
  let pin = ""
  while (pin.length < PIN_DIGITS)
    pin += [...random(PIN_DIGITS * 2)]
      .filter((byte) => byte < 250)
      .map((byte) => byte % 10)
      .join("")
  return pin.slice(0, PIN_DIGITS)
}

/** Returns the requested kind; undefined without one. */
export const kindOf = ({ wishlistKind, shared }: ListInput): WishlistKind | undefined =>
  wishlistKind ?? (shared === undefined ? undefined : shared ? "G" : "P")

/**
 * A public list keeps its token and pin or gets new ones; a private one loses both, so that old links stop working.
 */
const sharing = (ports: SandboxPorts, kind: WishlistKind, pin: string | undefined, before?: ListRow) =>
  kind === "G"
    ? { shared_token: before?.shared_token ?? newSharedToken(ports), pin: pin ?? before?.pin ?? newPin(ports) }
    : { shared_token: null, pin: null }

/** Appends a list. Fails with 409 `_ERR_MAX_WISHLISTS`; the caller has checked for duplicate names. */
export const insertList = async (
  work: UnitOfWork,
  ports: SandboxPorts,
  { principal, store, now }: CartScope,
  fields: ListFields,
  position: number,
): Promise<ListRow> => {
  if (position >= MAX_LISTS)
    throw refused("_ERR_MAX_WISHLISTS", "The shopper has the maximum of lists.", [String(MAX_LISTS)])
  const kind = fields.wishlistKind ?? "P"
  return work.db
    .insertInto("wishlist")
    .values({
      user_id: userIdNumber(principal),
      store_id: store.id,
      is_event: fields.isEvent ?? false,
      position,
      name: fields.name,
      name_key: nameKey(fields.name),
      description: fields.description ?? null,
      kind,
      type: fields.wishlistType ?? null,
      subtype: fields.wishlistSubtype ?? null,
      ...sharing(ports, kind, fields.pin),
      event_date: fields.eventDate ?? null,
      old_name: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes the given fields of a list; a new name stores the old one as `oldName`. */
export const updateList = async (
  work: UnitOfWork,
  ports: SandboxPorts,
  { now }: CartScope,
  before: ListRow,
  fields: ListFields,
  position = before.position,
): Promise<ListRow> => {
  const kind = fields.wishlistKind ?? before.kind
  return work.db
    .updateTable("wishlist")
    .set({
      position,
      name: fields.name,
      name_key: nameKey(fields.name),
      old_name: nameKey(fields.name) === before.name_key ? before.old_name : before.name,
      kind,
      ...sharing(ports, kind, fields.pin, before),
      ...(fields.description === undefined ? {} : { description: fields.description }),
      ...(fields.wishlistType === undefined ? {} : { type: fields.wishlistType }),
      ...(fields.wishlistSubtype === undefined ? {} : { subtype: fields.wishlistSubtype }),
      ...(fields.eventDate === undefined ? {} : { event_date: fields.eventDate }),
      changed_at: now,
    })
    .where("list_id", "=", before.list_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets a list's time of change to now. */
export const markListChanged = async (work: UnitOfWork, { now }: CartScope, list: ListRow): Promise<ListRow> => {
  await work.db.updateTable("wishlist").set({ changed_at: now }).where("list_id", "=", list.list_id).execute()
  return { ...list, changed_at: now }
}
