import type { Selectable } from "kysely"
import MailComposer from "nodemailer/lib/mail-composer"
import { notFound } from "../../platform/http/Refused.ts"
import type { OutboxTables } from "../../platform/storage/tables/OutboxTables.ts"
import type { Attachment } from "../../platform/outbox/sendMessage.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm, formatTimestamp } from "../formats.ts"
import type { AdminConsoleRoute } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"
import { linkify, linksIn } from "../linkify.ts"
import { parseStored } from "../../platform/storage/parseStored.ts"

const MAX_ROWS = 200
const SENDER = "Selvedge <shop@selvedge.example>"

type MessageRow = Selectable<OutboxTables["message"]>

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === "object" && value !== null && "name" in value && "base64" in value
/** Lets mail programs offer a button to unsubscribe (RFC 8058). */
const headersOf = ({ unsubscribe_url }: MessageRow): Readonly<Record<string, string>> =>
  unsubscribe_url === null
    ? {}
    : { "List-Unsubscribe": `<${unsubscribe_url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }

const attachmentsOf = ({ attachments }: MessageRow): readonly Attachment[] => {
  const list: unknown = parseStored(attachments)
  return Array.isArray(list) ? list.filter(isAttachment) : []
}

const presented = (row: MessageRow) => ({
  messageId: row.message_id,
  storeId: row.store_id,
  channel: row.channel,
  recipient: row.recipient,
  subject: row.subject,
  text: row.text,
  links: linksIn(row.text),
  headers: headersOf(row),
  attachments: attachmentsOf(row).map(({ name, mediaType, base64 }) => ({
    name,
    mediaType,
    bytes: Buffer.byteLength(base64, "base64"),
  })),
  sentAt: new Date(row.sent_at).toISOString(),
})

const messageOf = async ({ storage, ports }: SandboxServices, messageId: string): Promise<MessageRow> => {
  const row = await storage.db
    .selectFrom("message")
    .selectAll()
    .where("message_id", "=", Number(messageId))
    .where("sent_at", "<=", ports.now())
    .executeTakeFirst()
  if (row === undefined) throw notFound("Message not found.", messageId)
  return row
}

const outbox: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/messages$/u,
  run: async ({ services: { storage, ports }, field }) => {
    const recipient = (field("recipient") ?? "").trim()
    const channel = field("channel") === "sms" ? "sms" : field("channel") === "mail" ? "mail" : undefined
    const rows = await storage.db
      .selectFrom("message")
      .selectAll()
      .where("sent_at", "<=", ports.now())
      .$if(recipient !== "", (query) => query.where("recipient", "=", recipient))
      .$if(channel !== undefined, (query) => query.where("channel", "=", channel ?? "mail"))
      .orderBy("message_id", "desc")
      .limit(MAX_ROWS)
      .execute()
    return {
      kind: "page",
      title: "Messages",
      data: { messages: rows.map(presented) },
      body: html`<p>Emails and text messages sent by the store. They are stored here and not delivered.</p>
        <form class="row" method="get">
          <p>
            <label for="recipient">Recipient</label
            ><input id="recipient" name="recipient" value="${recipient}" maxlength="320" />
          </p>
          <p>
            <label for="channel">Channel</label
            ><select id="channel" name="channel">
              <option value="">Email and SMS</option>
              <option value="mail" ${channel === "mail" && html` selected`}>Email</option>
              <option value="sms" ${channel === "sms" && html` selected`}>SMS</option>
            </select>
          </p>
          <p><button type="submit">Filter</button></p>
        </form>
        <h2>Latest messages</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} messages, newest first`,
          [
            { name: "Sent", cell: ({ sent_at }) => formatTimestamp(sent_at) },
            { name: "Channel", cell: ({ channel: by }) => html`<span class="tag">${by}</span>` },
            { name: "Recipient", cell: ({ recipient: to }) => to },
            {
              name: "Subject",
              cell: ({ message_id, subject, text }) =>
                html`<a href="/sandbox/messages/${message_id}" dir="auto"
                  >${subject === "" ? text.slice(0, 80) : subject}</a
                >`,
            },
            { name: "Attachments", isNumber: true, cell: (row) => attachmentsOf(row).length },
          ],
          rows,
          "No messages yet.",
        )}
        ${rows.length > 0 && html`<p>${buttonForm("/sandbox/messages/empty", "Delete all messages", {}, true)}</p>`}`,
    }
  },
}

const reading: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/messages\/([0-9]{1,15})$/u,
  run: async ({ services, at: [messageId = ""] }) => {
    const row = await messageOf(services, messageId)
    const files = attachmentsOf(row)
    return {
      kind: "page",
      title: row.subject === "" ? `SMS to ${row.recipient}` : row.subject,
      data: presented(row),
      body: html`<dl>
          <dt>Recipient</dt>
          <dd>${row.recipient}</dd>
          <dt>Sent</dt>
          <dd>${formatTimestamp(row.sent_at)}</dd>
          <dt>Store</dt>
          <dd>${row.store_id}</dd>
        </dl>
        <div class="letter" dir="auto">${linkify(row.text)}</div>
        ${
          files.length > 0 &&
          html`<h2>Attachments</h2>
            <ul>
              ${files.map(
                ({ name, mediaType }, index) =>
                  html`<li>
                    <a href="/sandbox/messages/${messageId}/files/${index}">${name}</a>
                    <span class="hint">${mediaType}</span>
                  </li>`,
              )}
            </ul>`
        }
        ${row.channel === "mail" && html`<p><a href="/sandbox/messages/${messageId}.eml">Download .eml</a></p>`}
        <p><a href="/sandbox/messages">Back to messages</a></p>`,
    }
  },
}

const file: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/messages\/([0-9]{1,15})\/files\/([0-9]{1,3})$/u,
  run: async ({ services, at: [messageId = "", index = ""] }) => {
    const attachment = attachmentsOf(await messageOf(services, messageId))[Number(index)]
    if (attachment === undefined) throw notFound("Attachment not found.", index)
    return {
      kind: "file",
      mediaType: attachment.mediaType,
      name: attachment.name,
      bytes: new Uint8Array(Buffer.from(attachment.base64, "base64")),
    }
  },
}

const downloadMail: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/messages\/([0-9]{1,15})\.eml$/u,
  run: async ({ services, at: [messageId = ""] }) => {
    const row = await messageOf(services, messageId)
    const mail = new MailComposer({
      from: SENDER,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      date: new Date(row.sent_at),
      messageId: `<${row.message_id}@selvedge.example>`,
      attachments: attachmentsOf(row).map(({ name, mediaType, base64 }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(base64, "base64"),
      })),
      headers: { ...headersOf(row) },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return {
      kind: "file",
      mediaType: "message/rfc822",
      name: `message-${messageId}.eml`,
      bytes: new Uint8Array(await mail.compile().build()),
    }
  },
}

const empty: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/messages\/empty$/u,
  run: async ({ services: { storage, ports } }) => {
    const gone = await storage.db.deleteFrom("message").where("sent_at", "<=", ports.now()).executeTakeFirst()
    return {
      kind: "done",
      data: { deleted: Number(gone.numDeletedRows) },
      back: "/sandbox/messages",
      confirmation: "outboxEmptied",
    }
  },
}

export const messagePages: readonly AdminConsoleRoute[] = [outbox, reading, file, downloadMail, empty]
