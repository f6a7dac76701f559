/** Code that a lint rule forbids in one place, and a place where the same code is allowed, if any. */
export interface PlantedWord {
  readonly rule: string
  readonly file: string
  readonly code: string
  readonly allowedIn?: string
}

export const PLANTED_WORDS: readonly PlantedWord[] = [
  { rule: "typescript/no-explicit-any", file: "domain/cart/planted.ts", code: "export const planted: any = 1" },
  {
    rule: "typescript/no-non-null-assertion",
    file: "ui/app/planted.ts",
    code: "export const planted = [1][0]!",
  },
  {
    rule: "typescript/ban-ts-comment",
    file: "adapters/web/planted.ts",
    code: "// @ts-ignore\nexport const planted = 1",
  },
  { rule: "no-unused-vars", file: "domain/cart/planted.ts", code: "const planted = 1" },
  { rule: "eqeqeq", file: "domain/cart/planted.ts", code: "export const planted = (value: unknown) => value == 1" },
  {
    rule: "no-console",
    file: "application/cart/planted.ts",
    code: "console.log(1)",
    allowedIn: "adapters/cli/planted.ts",
  },
  { rule: "no-debugger", file: "ui/app/planted.ts", code: "debugger" },
  { rule: "no-eval", file: "ui/app/planted.ts", code: 'eval("1")' },
  { rule: "no-new-func", file: "ui/app/planted.ts", code: 'export const planted = new Function("")' },
  { rule: "no-var", file: "domain/cart/planted.ts", code: "export var planted = 1" },
  { rule: "prefer-const", file: "domain/cart/planted.ts", code: "let planted = 1\nexport { planted }" },
  {
    rule: "selvedge/no-assertion",
    file: "adapters/backend/cart/planted.ts",
    code: "export const planted = (value: unknown) => value as string",
  },
  {
    rule: "selvedge/no-assertion",
    file: "tests/domain/planted.ts",
    code: "export const planted = (value: unknown) => <string>value",
  },
  {
    rule: "selvedge/explained-assertion",
    file: "adapters/backend/cart/cartWire.ts",
    code: "export const planted = (value: unknown) => value as string",
  },
  {
    rule: "selvedge/no-effect-run",
    file: "application/cart/planted.ts",
    code: "Effect.runPromise(program)",
    allowedIn: "adapters/cli/planted.ts",
  },
  {
    rule: "selvedge/no-effect-run",
    file: "ui/features/cart/planted.ts",
    code: "Effect.runSync(program)",
    allowedIn: "ui/commands/planted.ts",
  },
  {
    rule: "selvedge/no-effect-run",
    file: "adapters/backend/cart/planted.ts",
    code: 'import { runFork } from "effect/Effect"\nrunFork(program)',
  },
  {
    rule: "selvedge/no-machine-clock",
    file: "application/cart/planted.ts",
    code: "export const planted = Date.now()",
    allowedIn: "adapters/browser/planted.ts",
  },
  {
    rule: "selvedge/no-machine-clock",
    file: "ui/app/planted.ts",
    code: "export const planted = new Date()",
    allowedIn: "contracts/sandbox/planted.ts",
  },
  {
    rule: "selvedge/no-fetch",
    file: "ui/app/planted.ts",
    code: 'fetch("/")',
    allowedIn: "adapters/backend/http/planted.ts",
  },
  {
    rule: "selvedge/no-fetch",
    file: "adapters/browser/planted.ts",
    code: 'globalThis.fetch("/")',
    allowedIn: "adapters/web/planted.ts",
  },
  { rule: "selvedge/no-fetch", file: "ui/app/planted.ts", code: "export const planted = new XMLHttpRequest()" },
  {
    rule: "max-lines",
    file: "domain/cart/planted.ts",
    code: "export const planted = [\n1,\n".padEnd(2_000, "1,\n") + "]",
  },
  {
    rule: "selvedge/no-url-as-path",
    file: "adapters/web/planted.ts",
    code: 'export const planted = new URL("..", import.meta.url).pathname',
  },
  {
    rule: "selvedge/no-url-as-path",
    file: "scripts/planted.mjs",
    code: 'export const planted = new URL("..", import.meta.url).pathname',
  },
  {
    rule: "selvedge/no-url-as-path",
    file: "bin/planted.mjs",
    code: 'const root = new URL("..", import.meta.url)\nexport const { pathname } = root',
  },
  {
    rule: "selvedge/no-url-as-path",
    file: "tests/domain/planted.ts",
    code: 'const ROOT = new URL("..", import.meta.url)\nexport const planted = new URL("a", ROOT).pathname',
  },
  {
    rule: "selvedge/no-url-as-path",
    file: "vite.config.ts",
    code: 'export const planted = import.meta.url.replace("file://", "")',
  },
  { rule: "selvedge/file-names", file: "domain/cart/index.ts", code: "export const planted = 1" },
  { rule: "selvedge/file-names", file: "ui/app/utils.tsx", code: "export const planted = 1" },
  { rule: "selvedge/file-names", file: "adapters/web/helpers.ts", code: "export const planted = 1" },
  { rule: "selvedge/file-names", file: "application/shared/common.ts", code: "export const planted = 1" },
  { rule: "selvedge/file-names", file: "tests/support/misc.ts", code: "export const planted = 1" },
  {
    rule: "selvedge/standard-names",
    file: "application/session/planted.ts",
    code: "export function leadAway(): void {}",
  },
  { rule: "selvedge/standard-names", file: "application/checkout/leadAway.ts", code: "export const planted = 1" },
  {
    rule: "selvedge/standard-names",
    file: "domain/cart/planted.ts",
    code: "export interface LedAway { readonly url: string }",
  },
  {
    rule: "selvedge/standard-names",
    file: "ui/runtime/planted.ts",
    code: "export interface Planted { readonly toldTotals: number }",
  },
  { rule: "selvedge/standard-names", file: "adapters/cli/planted.ts", code: "export const PATIENCE = 5" },
  {
    rule: "selvedge/standard-names",
    file: "contracts/sandbox/planted.ts",
    code: "export const PLANTED = { inDoubt: 1 } as const",
  },
  {
    rule: "selvedge/standard-names",
    file: "tests/domain/planted.ts",
    code: "export const planted = ({ url: leadTo }: { readonly url: string }) => leadTo",
  },
  { rule: "selvedge/standard-names", file: "scripts/planted.mjs", code: "export const planted = (shopper) => shopper" },
  {
    rule: "selvedge/stable-effect",
    file: "adapters/cli/planted.ts",
    code: 'import * as Command from "effect/cli/Command"\nCommand.make()',
  },
  {
    rule: "selvedge/stable-effect",
    file: "domain/cart/planted.ts",
    code: 'import * as Graph from "effect/Graph"\nGraph.make()',
    allowedIn: "tests/domain/planted.ts",
  },
  {
    rule: "selvedge/stable-effect",
    file: "domain/cart/planted.ts",
    code: 'import { Effect } from "effect"\nexport const planted = Effect.void',
  },
  {
    rule: "selvedge/no-effect-in-components",
    file: "ui/features/cart/Planted.tsx",
    code: 'import * as Option from "effect/Option"\nexport const planted = Option.none()',
    allowedIn: "ui/runtime/planted.ts",
  },
  {
    rule: "selvedge/no-effect-in-components",
    file: "ui/design/Planted.tsx",
    code: 'export const planted = import("effect/Effect")',
    allowedIn: "ui/commands/planted.ts",
  },
  { rule: "selvedge/no-silent-catch", file: "adapters/browser/planted.ts", code: "try { start() } catch {}" },
  { rule: "selvedge/no-silent-catch", file: "ui/app/planted.ts", code: "start().catch(() => {})" },
  { rule: "selvedge/no-silent-catch", file: "ui/app/planted.ts", code: "void start().catch(() => undefined)" },
  {
    rule: "selvedge/no-silent-catch",
    file: "ui/app/planted.ts",
    code: "export const planted = async () => { await start().catch(() => null) }",
  },
  {
    rule: "selvedge/no-silent-catch",
    file: "application/cart/planted.ts",
    code: "export const planted = program.pipe(Effect.ignore)",
  },
  {
    rule: "selvedge/no-silent-catch",
    file: "application/cart/planted.ts",
    code: "export const planted = program.pipe(Effect.catch(() => Effect.void))",
  },
  {
    rule: "selvedge/no-try-in-program",
    file: "application/cart/planted.ts",
    code: "export const planted = Effect.gen(function* () { try { yield* program } catch (error) { report(error) } })",
  },
  {
    rule: "selvedge/named-program",
    file: "application/cart/planted.ts",
    code: "export const planted = Effect.fn(function* () { yield* program })",
  },
  {
    rule: "selvedge/named-program",
    file: "application/cart/planted.ts",
    code: 'export const planted = Effect.fn("planted")(function* () { yield* program })',
  },
  { rule: "selvedge/no-idle-tests", file: "tests/domain/planted.test.ts", code: 'it.skip("planted", () => {})' },
  { rule: "selvedge/no-idle-tests", file: "tests/domain/planted.test.ts", code: 'describe.only("planted", () => {})' },
]

/** Code that violates no rule in any place. */
export const INNOCENT_WORDS: readonly { readonly file: string; readonly code: string }[] = [
  {
    file: "adapters/backend/cart/cartWire.ts",
    code:
      "// the document says string here, its generated type does not\nexport const innocent = (value: " +
      "unknown) => value as string",
  },
  { file: "domain/cart/innocent.ts", code: 'export const innocent = ["a", "b"] as const' },
  { file: "domain/cart/innocent.ts", code: "export const unfoldedTotal = 1\nexport const wholesale = unfoldedTotal" },
  {
    file: "adapters/backend/account/innocent.ts",
    code: "export interface Wire { readonly logon: string; readonly keptUntil: string; readonly keepAlive: boolean }",
  },
  {
    file: "application/cart/innocent.ts",
    code:
      'import * as Effect from "effect/Effect"\nexport const innocent = ' +
      'Effect.fn("cart.innocent")(function* () { yield* Effect.void })',
  },
  {
    file: "ui/app/innocent.ts",
    code: 'export const innocent = async () => (await start().catch(() => undefined)) ?? "instead"',
  },
  {
    file: "adapters/browser/innocent.ts",
    code: "try { start() } catch {\n  // the device may refuse; nothing depends on it\n}",
  },
  {
    file: "domain/cart/parses.ts",
    code: "export function parses(text: string) { try { return JSON.parse(text) } catch { return undefined } }",
  },
]
