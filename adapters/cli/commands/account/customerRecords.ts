import type { Command } from "commander"
import { CustomerRecordGateway } from "../../../../application/account/CustomerRecordGateway.ts"
import { ProfileGateway } from "../../../../application/account/ProfileGateway.ts"
import type { SalesEvent } from "../../../../domain/account/SalesEvent.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

interface AvailableDataOptions extends GlobalOptions {
  readonly delivery?: string
  readonly payment?: string
}

interface SegmentOptions extends GlobalOptions {
  readonly order?: string
  readonly promotion?: string
}

/** `account promotions|choose-reward|segments|available-data|related-user|sales`: data beside the profile. */
export function addCustomerRecordCommands(account: Command): void {
  account
    .command("promotions")
    .description("List promotions that apply once the cart is large enough")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output, store }) => {
        const promotions = await run(CustomerRecordGateway.use((gateway) => gateway.listUserPromotions))
        const rows = promotions.map(({ promoCode, percent, amount, minimumTotal, description }) => [
          promoCode,
          percent === undefined ? (amount === undefined ? "" : formatMoney(amount, store.currency)) : `${percent} %`,
          minimumTotal === undefined ? "" : `from ${formatMoney(minimumTotal, store.currency)}`,
          description,
        ])
        output.result({ promotions }, rows.length === 0 ? ["No promotions."] : table(rows))
      }),
    )
  account
    .command("choose-reward <reward-id>")
    .description("Choose a reward and get its code")
    .action((rewardId: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const reward = await run(CustomerRecordGateway.use((gateway) => gateway.addRewardOption(rewardId)))
        output.result(reward, [`${reward.id}  ${reward.promoCode}  ${reward.couponCode ?? ""}`.trim()])
      }),
    )
  account
    .command("segments [segments...]")
    .description("Replace the segments of the account that decide about promotions; without any, removes all")
    .option("--order <id>", "Order that is the reason")
    .option("--promotion <id>", "Promotion that is the reason")
    .action((segments: readonly string[], _options: unknown, command: Command) =>
      withRegisteredUser<SegmentOptions>(command, async ({ run, output }, { order, promotion }) => {
        const assigned = await run(
          CustomerRecordGateway.use((gateway) =>
            gateway.updateSegments({
              segments,
              ...(order === undefined ? {} : { orderId: order }),
              ...(promotion === undefined ? {} : { promotionId: promotion }),
            }),
          ),
        )
        output.result({ segments: assigned }, assigned.length === 0 ? ["No segments."] : assigned)
      }),
    )
  account
    .command("available-data")
    .description("List which data a purchase needs and which the account already has")
    .option("--delivery <id>", "Delivery method of the purchase")
    .option("--payment <id>", "Payment method of the purchase")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<AvailableDataOptions>(command, async ({ run, output }, { delivery, payment }) => {
        const data = await run(ProfileGateway.use((gateway) => gateway.getAvailableData(delivery, payment)))
        output.result(
          { data },
          table(
            data.map(({ field, required, available }) => [
              field,
              required ? "required" : "optional",
              available ? "available" : "missing",
            ]),
          ),
        )
      }),
    )
  account
    .command("related-user <user-id>")
    .description("Show what you may see of your sponsor, or of a teen you sponsor")
    .action((userId: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const user = await run(ProfileGateway.use((gateway) => gateway.getRestrictedUserInfo(userId)))
        output.result(user, [
          [user.id, user.relation, user.firstName, user.maskedEmail, user.maskedPhone]
            .filter((part) => part !== undefined)
            .join("  "),
        ])
      }),
    )
  account
    .command("sales")
    .description("List sales that run now or begin within seven days")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const sales = await run(ProfileGateway.use((gateway) => gateway.listUserEventsSeven))
        output.result(sales, salesLines(sales.events))
      }),
    )
}

function salesLines(events: readonly SalesEvent[]): readonly string[] {
  const day = (millis: number) => new Date(millis).toISOString()
  return events.length === 0
    ? ["No sales."]
    : table(events.map(({ id, kind, startsAt, endsAt }) => [id, kind, day(startsAt), day(endsAt)]))
}
