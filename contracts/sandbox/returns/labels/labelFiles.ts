import { documentTexts } from "../../order-documents/documentTexts.ts"
import { code128Png, qrPng } from "../../platform/files/codeImages.ts"
import { passCertificate } from "../../platform/files/passCertificate.ts"
import { pdfDocument } from "../../platform/files/pdfDocument.ts"
import { pkpass } from "../../platform/files/pkpass.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { requireLabel } from "./returnLabels.ts"
import { returnTexts } from "../returnTexts.ts"
import { returnWindow } from "../returnWindow.ts"
import type { ReturnScope } from "../ReturnScope.ts"

/** Points. The bars stay wider than the 0.25 mm that scanners need. */
const BARCODE_WIDTH = 200
const QR_WIDTH = 120

/** A file with its media type and name. */
interface LabelFile {
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

/** Returns the label of a box to print, in the size of parcel labels. */
export const labelPdf = async (
  services: SandboxServices,
  scope: ReturnScope,
  rmareqId: string,
  token: string,
): Promise<LabelFile> => {
  const { title, fields, code, name, createdAt, hint } = await describeLabel(services, scope, rmareqId, token)
  const bytes = await pdfDocument({
    title,
    language: scope.language.code,
    createdAt,
    paper: "A6",
    blocks: [
      { kind: "heading", text: title },
      { kind: "fields", fields },
      { kind: "picture", png: await code128Png(code), width: BARCODE_WIDTH },
      { kind: "picture", png: await qrPng(code), width: QR_WIDTH },
      { kind: "paragraph", text: hint },
    ],
  })
  return { mediaType: "application/pdf", bytes, name: `${name}.pdf` }
}

/** Returns the label of a box as a wallet pass. */
export const labelPass = async (
  services: SandboxServices,
  scope: ReturnScope,
  rmareqId: string,
  token: string,
): Promise<LabelFile> => {
  const { title, fields, code, name } = await describeLabel(services, scope, rmareqId, token)
  const bytes = await pkpass(
    { serial: `${scope.store.id}-${name}`, shop: "Selvedge", description: title, code, front: fields, back: [] },
    await passCertificate(services),
  )
  return { mediaType: "application/vnd.apple.pkpass", bytes, name: `${name}.pkpass` }
}

const describeLabel = async (services: SandboxServices, scope: ReturnScope, rmareqId: string, token: string) => {
  const { row, box, code } = await requireLabel(services, scope.store.id, rmareqId, token)
  const { db } = services.storage
  const order = await db
    .selectFrom("customer_order")
    .selectAll()
    .where("order_id", "=", row.order_id)
    .executeTakeFirstOrThrow()
  const texts = returnTexts(scope.language.tag)
  const boxes = texts("returns.label.box", { box, boxes: row.num_boxes })
  const deadline: readonly [string, string] =
    row.pickup_date === null
      ? [texts("returns.label.lastDay"), (await returnWindow(db, scope, order)).lastDay]
      : [texts("returns.label.pickup"), row.pickup_date]
  return {
    title: texts("returns.label.title", { returnId: String(row.rma_id) }),
    fields: [
      [documentTexts(scope.language.tag)("documents.order"), String(row.order_id)],
      [texts("returns.label.boxes"), boxes],
      deadline,
    ] as const,
    hint: texts("returns.label.hint"),
    code,
    name: `return-${row.rma_id}-${box}`,
    createdAt: row.created_at,
  }
}
