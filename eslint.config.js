import tseslint from "typescript-eslint"
import { projectRules } from "./scripts/rules/projectRules.mjs"

/** The reason for turning a rule off is given next to it. Import paths are checked by dependency-cruiser. */
const off = (...names) => ({ rules: Object.fromEntries(names.map((name) => [`selvedge/${name}`, "off"])) })

export default tseslint.config(
  { ignores: ["node_modules/", "dist/", ".data/", "contracts/generated/", "tests/.artifacts/"] },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.base],
    plugins: { selvedge: projectRules },
    rules: {
      eqeqeq: "error",
      "max-lines": ["warn", 400],
      "no-console": "error",
      "no-debugger": "error",
      "no-eval": "error",
      "no-new-func": "error",
      "no-var": "error",
      "prefer-const": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": "allow-with-description", minimumDescriptionLength: 5 },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      ...Object.fromEntries(Object.keys(projectRules.rules).map((name) => [`selvedge/${name}`, "error"])),
    },
  },
  // Scripts are not part of the product, but share its folder.
  {
    files: ["**/*.mjs", "**/*.js"],
    plugins: { selvedge: projectRules },
    rules: { "selvedge/no-url-as-path": "error", "selvedge/standard-names": "error" },
  },
  // Places that run programs: the browser's core and bridge, the CLI, the web server, tests.
  {
    files: ["ui/commands/**", "ui/runtime/**", "adapters/cli/**", "adapters/web/**", "tests/**"],
    ...off("no-effect-run"),
  },
  // Adapters use the machine's clock; the sandbox has its own.
  { files: ["adapters/**", "contracts/sandbox/**", "tests/**"], ...off("no-machine-clock") },
  // The roots pass the platform's fetch to the modules that call the backend; verification publishes to a broker.
  {
    files: [
      "adapters/backend/http/**",
      "adapters/composition/**",
      "adapters/web/**",
      "contracts/verification/**",
      "tests/**",
    ],
    ...off("no-fetch"),
  },
  // Requests that begin before the commands are fetched.
  { files: ["ui/runtime/browser/{beginGuestSession,cataloguePages}.ts"], ...off("no-fetch") },
  // The script in a page's head runs as text, before any module: it has only the platform.
  { files: ["ui/features/consent/runConsent.ts"], ...off("no-fetch", "no-machine-clock") },
  { files: ["adapters/**", "contracts/sandbox/server.ts"], rules: { "no-console": "off" } },
  // Only components may not import Effect; the page's infrastructure may.
  { files: ["**/*.ts", "**/*.tsx"], ignores: ["ui/features/**", "ui/design/**"], ...off("no-effect-in-components") },
  // A wire file may assert with a reason; a test may use its fixtures' types.
  { files: ["**/*Wire.ts"], ...off("no-assertion") },
  { files: ["**/*.ts", "**/*.tsx"], ignores: ["**/*Wire.ts"], ...off("explained-assertion") },
  { files: ["tests/**"], ...off("stable-effect") },
  // Effect's own export of traces saves eight packages; it is confined to one file and loaded only when configured.
  { files: ["adapters/web/operations/openTraces.ts"], ...off("stable-effect") },
  { files: ["**/*.ts", "**/*.tsx"], ignores: ["tests/**"], ...off("no-idle-tests") },
)
