import type { Command } from "commander"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import type {
  AnalyticsReport,
  AppReports,
  ReportRange,
} from "../../../../application/telemetry/AnalyticsReportGateway.ts"
import { AnalyticsReportGateway, REPORT_RANGES } from "../../../../application/telemetry/AnalyticsReportGateway.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { addAdminStoreCommands } from "./adminStores.ts"
import { withCliContext } from "../../withCliContext.ts"

interface AnalyticsOptions extends GlobalOptions {
  readonly range: ReportRange
}

const HELP = `
The figures are those of the admin console's analytics page. They need the key of the admin console (--admin-key).

Example:
  $ selvedge --store ES admin analytics --range week --json`

/** `admin analytics|apps|store-groups|create-store|accelerate-stores`. */
export function addAdminCommands(program: Command): void {
  const admin = program.command("admin").description("Figures and stores, for the staff of a shop")
  addAdminStoreCommands(admin)
  admin
    .command("analytics")
    .description("Show the funnel, web vitals, errors and consent of a store")
    .addOption(new Option("--range <range>", "Period up to now").choices(REPORT_RANGES).default("day"))
    .addHelpText("after", HELP)
    .action(async (_options: unknown, command: Command) => {
      const options = command.optsWithGlobals<AnalyticsOptions>()
      await withCliContext(options, async ({ run, output, store }) => {
        const report = await run(
          Effect.flatMap(AnalyticsReportGateway, (reports) => reports.readAnalytics(store.id, options.range)),
        )
        output.result(report, analyticsLines(report))
      })
    })
  admin
    .command("apps")
    .description("Show the devices, push registrations and crashes that apps and browsers reported")
    .action(async (_options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const reports = await run(Effect.flatMap(AnalyticsReportGateway, (gateway) => gateway.readAppReports(store.id)))
        output.result(reports, appLines(reports))
      })
    })
}

function appLines({ devices, pushDevices, crashes }: AppReports): readonly string[] {
  return [
    ...section(
      "Devices",
      ["Last seen", "Platform", "Version", "Launches", "Device"],
      devices.map(({ lastSeenAt, platform, appVersion, launches, deviceId }) => [
        new Date(lastSeenAt).toISOString(),
        platform,
        appVersion,
        String(launches),
        deviceId,
      ]),
    ),
    ...section(
      "Push registrations",
      ["Platform", "Devices"],
      pushDevices.map(({ platform, devices: count }) => [platform, String(count)]),
    ),
    ...section(
      "Crashes",
      ["Received", "Platform", "Version", "Message"],
      crashes.map(({ receivedAt, platform, appVersion, message }) => [
        new Date(receivedAt).toISOString(),
        platform,
        appVersion,
        message,
      ]),
    ),
  ].slice(1)
}

/** Returns a report as lines of text. */
export function analyticsLines({ events, funnel, webVitals, errors, consent }: AnalyticsReport): readonly string[] {
  return [
    `${events} events`,
    ...section(
      "Visitors by step",
      ["Step", "Visitors"],
      funnel.map(({ step, visitors }) => [step, String(visitors)]),
    ),
    ...section(
      "Web vitals by page, 75th percentile",
      ["Page", "Vital", "Value", "Rating", "Samples"],
      webVitals.map(({ page, vital, value, rating, samples }) => [
        page,
        vital,
        vital === "CLS" ? value.toFixed(2) : `${Math.round(value)} ms`,
        rating,
        String(samples),
      ]),
    ),
    ...section(
      "Errors by release",
      ["Release", "Errors", "Crashes", "Visitors"],
      errors.map((row) => [row.release, String(row.errors), String(row.crashes), String(row.visitors)]),
    ),
    ...section(
      "Consent by group",
      ["Group", "Granted", "Denied"],
      consent.map(({ group, granted, denied }) => [group, String(granted), String(denied)]),
    ),
  ]
}

function section(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return ["", title, ...(rows.length === 0 ? ["None."] : table([heads, ...rows]))]
}
