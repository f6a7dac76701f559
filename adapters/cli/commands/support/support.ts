import { readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import type { Command } from "commander"
import { searchHelp } from "../../../../application/content/searchHelp.ts"
import { openOrder } from "../../../../application/order/openOrder.ts"
import { IdGenerator } from "../../../../application/platform/IdGenerator.ts"
import { fileClaim, getCaseStatus, sendContactMessage } from "../../../../application/support/contactSupport.ts"
import type { ClaimKind } from "../../../../domain/support/Claim.ts"
import { CLAIM_KINDS } from "../../../../domain/support/Claim.ts"
import type { AttachedFile } from "../../../../domain/support/ContactMessage.ts"
import { contactTopics } from "../../../../domain/support/contactTopics.ts"
import { MAX_ATTACHED_BYTES } from "../../../../domain/support/validateContactMessage.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface ContactOptions extends GlobalOptions {
  readonly topic?: string
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly subject?: string
  readonly order?: string
  readonly attach?: readonly string[]
  readonly acceptPrivacy?: boolean
}

interface ClaimOptions extends GlobalOptions, GuestTokenOption {
  readonly email?: string
  readonly phone?: string
  readonly item?: readonly string[]
}

/** `contact`, `case`, `claim` and `help-center`. */
export function addSupportCommands(program: Command): void {
  program
    .command("contact [message]")
    .description("Send a message to customer service; without a message the topics are listed")
    .option("--topic <topic>", "Topic of the message")
    .option("--name <name>", "Your name")
    .option("--email <email>", "Where we answer")
    .option("--phone <phone>", "Your phone number")
    .option("--subject <text>", "Subject")
    .option("--order <order-id>", "Order that the message is about")
    .option("--attach <file...>", "Up to three pictures or PDF documents, 700 kB together")
    .option("--accept-privacy", "Accept the privacy policy")
    .action(async (message: string | undefined, _options: unknown, command: Command) => {
      const options: ContactOptions = command.optsWithGlobals()
      const attachments = (options.attach ?? []).map(readAttachment)
      const orderId = options.order === undefined ? undefined : orderIdOf(options.order)
      await withCliContext(options, async ({ run, output, store }) => {
        const topics = contactTopics(store.configuration)
        if (message === undefined) return output.result({ topics }, ["Topics:", ...topics.map((topic) => `  ${topic}`)])
        const [firstName = "", ...lastName] = (options.name ?? "").trim().split(/\s+/u)
        const attemptKey = await run(IdGenerator.use((ids) => ids.uuid))
        const caseId = await run(
          sendContactMessage(
            {
              firstName,
              ...(lastName.length === 0 ? {} : { lastName: lastName.join(" ") }),
              email: options.email ?? "",
              ...(options.phone === undefined ? {} : { phone: options.phone }),
              ...(options.subject === undefined ? {} : { subject: options.subject }),
              topic: options.topic?.toUpperCase() ?? "",
              ...(orderId === undefined ? {} : { orderId }),
              message,
              acceptsPrivacyPolicy: options.acceptPrivacy === true,
              attachments,
            },
            attemptKey,
          ),
        )
        output.result({ caseId }, [`Thanks for your message. Your case number is ${caseId}.`])
      })
    })
  program
    .command("case <number>")
    .description("Show the status of a message or claim")
    .requiredOption("--email <email>", "Email address that it was sent from")
    .action(async (number: string, _options: unknown, command: Command) => {
      const options: GlobalOptions & { readonly email: string } = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const found = await run(getCaseStatus(number, options.email))
        const { id, kind, topic, status, receivedAt, updatedAt } = found
        output.result(found, [
          `${kind === "claim" ? "Claim" : "Case"} ${id} (${topic}): ${status.toLowerCase().replace("_", " ")}`,
          `Received ${receivedAt}, last updated ${updatedAt}`,
        ])
      })
    })
  program
    .command("help-center [search...]")
    .description("Search the help articles of the store")
    .action(async (search: readonly string[], _options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const articles = await run(searchHelp(search.join(" ")))
        output.result(
          articles,
          articles.length === 0
            ? ["No help articles found. Run `selvedge contact` to write to us."]
            : articles.flatMap(({ title, text }) => [title, `  ${text}`]),
        )
      })
    })
  addGuestTokenOption(
    program
      .command("claim <order-id> <kind> <description>")
      .description(`Report a problem with an order: ${CLAIM_KINDS.join(", ").toLowerCase()}`)
      .option("--item <sku...>", "Items concerned, as SKU or SKU:QUANTITY")
      .option("--email <email>", "Where we answer (default: the email of the order)")
      .option("--phone <phone>", "Your phone number"),
  ).action(async (id: string, kindName: string, description: string, _options: unknown, command: Command) => {
    const options: ClaimOptions = command.optsWithGlobals()
    const orderId = orderIdOf(id)
    const kind = claimKind(kindName)
    await withCliContext(options, async (shop) => {
      const guestToken = await guestTokenFor(shop, orderId, options)
      const { order } = await shop.run(openOrder(orderId, guestToken))
      const items = (options.item ?? []).map((entry) => {
        const [sku = "", quantity = "1"] = entry.split(":")
        return { sku, quantity: Number(quantity) }
      })
      const claim = {
        orderId,
        kind,
        items,
        description,
        email: options.email ?? order.email ?? "",
        ...(options.phone === undefined ? {} : { phone: options.phone }),
      }
      const claimId = await shop.run(fileClaim(claim, order.items, guestToken))
      shop.output.result({ claimId, orderId, kind }, [`We received your claim. Its number is ${claimId}.`])
    })
  })
}

function claimKind(name: string): ClaimKind {
  const kind = CLAIM_KINDS.find((known) => known === name.toUpperCase().replaceAll("-", "_"))
  if (kind === undefined)
    throw new CliUsageError({ message: `Unknown kind "${name}". Use ${CLAIM_KINDS.join(", ").toLowerCase()}.` })
  return kind
}

/** Reads a file; one that is too large is refused before it is read. */
function readAttachment(path: string): AttachedFile {
  try {
    if (statSync(path).size > MAX_ATTACHED_BYTES)
      throw new CliUsageError({ message: `${path} is larger than ${MAX_ATTACHED_BYTES} bytes.` })
    return { name: basename(path), bytes: new Uint8Array(readFileSync(path)) }
  } catch (error) {
    if (error instanceof CliUsageError) throw error
    throw new CliUsageError({ message: `Cannot read ${path}.` })
  }
}
