import type { Command } from "commander"
import type { Family } from "../../../../application/teen/loadFamily.ts"
import { loadFamily } from "../../../../application/teen/loadFamily.ts"
import {
  acceptSponsor,
  addTeenOrder,
  declineSponsor,
  endSponsor,
  inviteSponsor,
  requestPayment,
} from "../../../../application/teen/teenSponsors.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import type { CliContext } from "../../CliContext.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

interface InviteOptions extends GlobalOptions {
  readonly firstName: string
  readonly lastName?: string
  readonly email: string
  readonly phoneCountryCode?: string
  readonly phone?: string
}

/** `sponsors list|invite|accept|decline|end|ask|add-order`: the commands of a teen. */
export function addSponsorCommands(program: Command): void {
  const sponsors = program.command("sponsors").description("Manage the sponsors of a teen account")
  sponsors
    .command("list")
    .description("List sponsors, open invitations and approved payments")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printSponsors(shop, await shop.run(loadFamily()))),
    )
  sponsors
    .command("invite")
    .description("Invite a sponsor by email; the link works once, for seven days")
    .requiredOption("--first-name <name>", "First name")
    .option("--last-name <name>", "Last name")
    .requiredOption("--email <address>", "Email address")
    .option("--phone-country-code <code>", "Country code, such as +34")
    .option("--phone <digits>", "Phone number")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<InviteOptions>(command, async (shop, options) => {
        const { firstName, lastName, email, phone, phoneCountryCode } = options
        const invitee = {
          firstName,
          email,
          ...(lastName === undefined ? {} : { lastName }),
          ...(phone === undefined
            ? {}
            : {
                phone: {
                  subscriberNumber: phone,
                  ...(phoneCountryCode === undefined ? {} : { countryCode: phoneCountryCode }),
                },
              }),
        }
        printSponsors(shop, await shop.run(inviteSponsor(invitee)))
      }),
    )
  for (const [name, description, change] of [
    ["accept", "Accept a sponsor's request", acceptSponsor],
    ["decline", "Decline a sponsor's request", declineSponsor],
    ["end", "End the relation to a sponsor; open approvals are revoked", endSponsor],
    ["ask", "Ask a sponsor to pay for the cart", requestPayment],
  ] as const)
    sponsors
      .command(`${name} <customer-number>`)
      .description(description)
      .action((id: string, _options: unknown, command: Command) =>
        withRegisteredUser(command, async (shop) => printSponsors(shop, await shop.run(change(id)))),
      )
  sponsors
    .command("add-order <customer-number> <order-id>")
    .description("Show an order or the cart to a sponsor")
    .action((id: string, order: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => {
        const added = await shop.run(addTeenOrder(id, orderIdOf(order)))
        shop.output.result(added, [`Order ${added.orderId} was shown to the sponsor.`])
      }),
    )
}

function printSponsors({ output, store: { currency } }: CliContext, { sponsors, refusedReasons }: Family): void {
  const rows = [
    ...sponsors.sponsors.map(({ userId, firstName, lastName, state }) => [
      userId,
      [firstName, lastName].filter((part) => part !== undefined).join(" "),
      state,
    ]),
    ...sponsors.invitations.map(({ email, goodUntil }) => ["", email, `invited until ${goodUntil}`]),
    ...sponsors.approvals.map(({ id, orderId, cap }) => [
      `order ${orderId}`,
      formatMoney({ minorUnits: cap, currencyCode: currency.currencyCode }, currency),
      refusedReasons[id] === undefined ? "approved" : `approval: ${refusedReasons[id]}`,
    ]),
  ]
  output.result(sponsors, rows.length === 0 ? ["No sponsors."] : table(rows))
}
