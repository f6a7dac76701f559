import { moveReturnAsAdmin } from "../../returns/moveReturnAsAdmin.ts"
import { dataTable } from "../dataTable.ts"
import { formatTimestamp } from "../formats.ts"
import { choiceField, type AdminConsoleRequest, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { html } from "../../platform/http/html.ts"

const MAX_ROWS = 60
const STEPS = ["IN_TRANSIT", "RECEIVED", "REFUNDED"] as const

/** The step after each return status, with its button label. */
const NEXT_STEP: Readonly<Record<string, readonly [step: (typeof STEPS)[number], label: string]>> = {
  REQUESTED: ["IN_TRANSIT", "Mark as in transit"],
  IN_TRANSIT: ["RECEIVED", "Mark as received"],
  RECEIVED: ["REFUNDED", "Refund"],
}

const returns: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/returns$/u,
  run: async ({ services: { storage } }) => {
    const rows = await storage.db
      .selectFrom("return_request")
      .selectAll()
      .orderBy("rmareq_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    const ids = rows.map(({ rmareq_id }) => rmareq_id)
    const lines =
      ids.length === 0
        ? []
        : await storage.db
            .selectFrom("return_line")
            .select(["rmareq_id", "catentry_id", "quantity"])
            .where("rmareq_id", "in", ids)
            .orderBy("position")
            .execute()
    return {
      kind: "page",
      title: "Returns",
      data: {
        returns: rows.map(({ rmareq_id, order_id, store_id, status }) => ({
          rmareqId: String(rmareq_id),
          orderId: String(order_id),
          storeId: store_id,
          status,
        })),
      },
      body: dataTable(
        `Latest ${MAX_ROWS} returns`,
        [
          { name: "Return", cell: ({ rmareq_id }) => html`<code>${rmareq_id}</code>` },
          { name: "Order", cell: ({ order_id }) => html`<code>${order_id}</code>` },
          { name: "Requested", cell: ({ created_at }) => formatTimestamp(created_at) },
          { name: "Status", cell: ({ status }) => status },
          {
            name: "Actions",
            cell: ({ rmareq_id, store_id, status, is_store_return, return_type }) => {
              const step = status === "REQUESTED" && is_store_return ? NEXT_STEP["IN_TRANSIT"] : NEXT_STEP[status]
              if (step === undefined) return ""
              const own = lines.filter((line) => line.rmareq_id === rmareq_id)
              const canRefuse = step[0] === "RECEIVED" && return_type === "RETURN"
              return html`<form method="post" action="/sandbox/returns">
                <input type="hidden" name="storeId" value="${store_id}" />
                <input type="hidden" name="rmareqId" value="${rmareq_id}" />
                <input type="hidden" name="status" value="${step[0]}" />
                ${canRefuse && own.map((line) => refusedField(line))}
                <button type="submit">${step[1]}</button>
              </form>`
            },
          },
        ],
        rows,
        "No returns yet.",
      ),
    }
  },
}

/** Units of a line to refuse on receipt: worn or damaged items, for example. */
const refusedField = ({ rmareq_id, catentry_id, quantity }: ReturnedLine) => {
  const id = `refused-${rmareq_id}-${catentry_id}`
  return html`<label for="${id}">Refuse of ${catentry_id} (of ${quantity})</label
    ><input id="${id}" name="refused.${catentry_id}" type="number" min="0" max="${quantity}" value="0" />`
}

interface ReturnedLine {
  readonly rmareq_id: number
  readonly catentry_id: string
  readonly quantity: number
}

/** Reads the fields `refused.{catentryId}` of the return's lines. */
const refusedByLine = async (
  { services: { storage }, field }: AdminConsoleRequest,
  rmareqId: string,
): Promise<ReadonlyMap<string, number>> => {
  if (!/^[0-9]{1,18}$/u.test(rmareqId)) return new Map()
  const lines = await storage.db
    .selectFrom("return_line")
    .select("catentry_id")
    .where("rmareq_id", "=", Number(rmareqId))
    .execute()
  return new Map(
    lines.flatMap(({ catentry_id }) => {
      const units = field(`refused.${catentry_id}`)?.trim() ?? "0"
      if (!/^[0-9]{1,4}$/u.test(units)) throw invalidField(`refused.${catentry_id}`, "number", "Enter a whole number.")
      return units === "0" ? [] : [[catentry_id, Number(units)] as const]
    }),
  )
}

/** Reads `catentryId:units,…`. */
const refusedUnits = (text: string | undefined): ReadonlyMap<string, number> => {
  const entries = (text ?? "").split(",").filter((entry) => entry !== "")
  if (entries.some((entry) => !/^[0-9]{1,18}:[1-9][0-9]{0,3}$/u.test(entry)))
    throw invalidField("refusedUnits", "pattern", "refusedUnits is a comma list of catentryId:units.")
  return new Map(entries.map((entry) => [entry.split(":")[0] ?? "", Number(entry.split(":")[1])]))
}

const moveReturn: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/returns$/u,
  run: async (call) => {
    const step = {
      storeId: requiredField(call, "storeId"),
      rmareqId: requiredField(call, "rmareqId"),
      status: choiceField(call, "status", STEPS),
      refusedUnits: new Map([
        ...refusedUnits(call.field("refusedUnits")?.trim()),
        ...(await refusedByLine(call, requiredField(call, "rmareqId"))),
      ]),
    }
    return {
      kind: "done",
      data: await moveReturnAsAdmin(call.services, step),
      back: "/sandbox/returns",
      confirmation: "returnMoved",
    }
  },
}

export const returnPages: readonly AdminConsoleRoute[] = [returns, moveReturn]
