import { moveReturnAsAdmin } from "../../returns/moveReturnAsAdmin.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import { choiceField, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
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
            cell: ({ rmareq_id, store_id, status, is_store_return }) => {
              const step = status === "REQUESTED" && is_store_return ? NEXT_STEP["IN_TRANSIT"] : NEXT_STEP[status]
              return step === undefined
                ? ""
                : buttonForm("/sandbox/returns", step[1], {
                    storeId: store_id,
                    rmareqId: String(rmareq_id),
                    status: step[0],
                  })
            },
          },
        ],
        rows,
        "No returns yet.",
      ),
    }
  },
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
      refusedUnits: refusedUnits(call.field("refusedUnits")?.trim()),
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
